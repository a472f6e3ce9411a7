import { stemsOf } from './words.ts';

/**
 * Words that speak of one matter, a line each: a paraphrase shares no word with what it asks for, but often one of
 * these. Compared by stem; a word may stand in several lines.
 */
const MATTERS = [
  'deploy release ship rollout publish launch merge',
  'outage incident postmortem downtime retro retrospective',
  'backup restore recovery',
  'upgrade update migrate migration version bump',
  'credential secret key password token certificate tls https ssl vault',
  'cost spend spending price expense money budget',
  'team squad crew department',
  'donate donor donation fund fundraising charity appeal',
  'insurance insure cover covered liability claim',
  'page pager paging alert wake oncall shift rota call',
  'parent family guardian carer',
  'write draft compose email note letter message',
  'lunch menu meal food dinner canteen catering vegetarian',
  'stall pitch booth',
  'booking book reserve reservation reserved',
  'graph plot chart axis',
  'command terminal shell flag cli type',
  'review pull request pr code diff',
  'approve sign approval owner own',
  'network networking subnet vpc routing firewall peering',
  'pay payment bill cheque invoice reimburse refund payee',
  'reach contact ping urgent',
  'bank account statement',
  'yearly annual agm assembly',
  'meeting call standup sync talk',
  'cluster cloud kubernetes server hardware rack',
  'template skeleton boilerplate scaffold',
  'repo repository codebase',
  'procedure runbook guide playbook instructions handbook',
  'card contactless reader terminal',
  'fair bazaar market fete event',
  'night nightly evening tonight overnight',
  'round rounded exact decimal pence cent precise',
  'file folder document paper form sheet',
  'holiday vacation leave break',
  'bug defect issue ticket fault',
  'customer client account user',
  'salary pay wage compensation payroll',
  'hire hiring candidate interview recruit applicant',
  'contract agreement nda legal lawyer',
  'supplier vendor contractor',
  'office desk building room floor',
  'car parking park garage',
  'laptop computer machine device',
  'slow latency performance speed fast',
  'test testing build ci pipeline',
  'traffic ingress proxy gateway load',
  'checkout payment cart shopper',
  'gradual canary staged phased',
  'friday weekend',
  'change coin cash float till tin',
];

const LINES_OF = new Map<string, number[]>();
MATTERS.forEach((line, at) => {
  for (const stem of stemsOf(line)) LINES_OF.set(stem, [...(LINES_OF.get(stem) ?? []), at]);
});

/** Whether two different stems speak of one matter. */
export function isRelated(a: string, b: string): boolean {
  const lines = LINES_OF.get(a);
  return lines !== undefined && (LINES_OF.get(b)?.some((at) => lines.includes(at)) ?? false);
}
