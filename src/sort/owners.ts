import type { Features } from './model/features.ts';
import { type Head, scores } from './model/model.ts';
import type { Owner } from './verdict.ts';

/** Hosts whose pages belong to a kind of system; matched against the page that a fact was taken from. */
const HOSTS: readonly [Owner, RegExp][] = [
  ['calendar', /(^|\.)(calendar|cal|calendly|doodle|outlook\.[^/]+\/calendar)\b/i],
  ['mail', /(^|\.)(mail|gmail|outlook|webmail|roundcube|fastmail|protonmail)\b/i],
  ['tracker', /(^|\.)(jira|redmine|github|gitlab|linear|trello|asana|bugzilla|youtrack|issues|tickets|zendesk)\b/i],
  ['files', /(^|\.)(docs|drive|sheets|sharepoint|dropbox|notion|confluence|wiki|figma|onedrive)\b/i],
  ['monitoring', /(^|\.)(grafana|datadog|kibana|prometheus|status|sentry|newrelic)\b/i],
  ['billing', /(^|\.)(billing|stripe|xero|quickbooks|invoices?|bank|paypal)\b/i],
  ['hr', /(^|\.)(hr|people|bamboohr|workday|personio|payroll)\b/i],
  ['crm', /(^|\.)(crm|salesforce|hubspot|pipedrive|zoho)\b/i],
  ['inventory', /(^|\.)(inventory|stock|warehouse|odoo|shopify)\b/i],
];

/** A system that may own a fact, and the chance that it does. */
export interface OwnerChance {
  owner: Owner;
  chance: number;
}

/** Log odds that an owner gains where the evidence for change names it, and where the page is one of its kind. */
const HINT = 1;
const HOST = 3.5;

/**
 * Which system keeps facts like this one, likeliest first; empty when nothing tells. `hints` are owners that the
 * evidence for change brought with it (a clock time suggests the calendar). `url` is the page it was taken from.
 * Without weights (`head` null) only hints and the page tell.
 */
export function likelyOwners(
  features: Features,
  head: Head | null,
  { hints, url }: { hints: readonly Owner[]; url: string | undefined },
): OwnerChance[] {
  const odds = new Map<Owner, number>();
  const add = (owner: Owner, points: number) => odds.set(owner, (odds.get(owner) ?? 0) + points);
  if (head) for (const [k, score] of scores(head, features).entries()) add(head.classes[k] as Owner, score);
  for (const owner of new Set(hints)) add(owner, HINT);
  const host = url === undefined ? null : /^[a-z]+:\/\/([^/?#]{1,200})/i.exec(url)?.[1];
  if (host) for (const [owner, pattern] of HOSTS) if (pattern.test(host)) add(owner, HOST);
  const raised = [...odds].map(([owner, score]) => ({ owner, chance: Math.exp(score) }));
  const total = raised.reduce((sum, { chance }) => sum + chance, 0);
  return raised.map(({ owner, chance }) => ({ owner, chance: chance / total })).sort((a, b) => b.chance - a.chance);
}
