import { contentWords } from '../../memory/words.ts';

const GREETING =
  /^\W*(?:(?:hey|hi|hello|ok|okay|so|um+|well|sorry|excuse me|quick(?: (?:question|one|check))?|question)\b(?:\s*[,:;.!–—-]+|(?= (?:do|does|can|could|would|what|who|when|where|how|which|is|are|please)\b))\s*)+/i;

const ASKING =
  /^\W*(?:please\s+)?(?:(?:do|does|would) (?:you|anyone|anybody|someone) (?:happen to )?know|any idea|(?:can|could|would|will) you (?:please |quickly )?(?:tell|show|give|remind) (?:me|us)|(?:can|could|would) you (?:please |quickly )?(?:check|find(?: out)?|look up|see)(?: for (?:me|us))?|i(?:['\u2019]m| am| was|['\u2019]ve been) (?:just )?wondering|i(?:['\u2019]d| would) (?:like|love) to know|i (?:just )?(?:need|want|have) to know|i wonder|remind me|tell me|let['\u2019]s see)\b(?:\s+(?:of|about|again))?\s*[,:]?\s+(?!(?:how )?to\b)/i;

/**
 * A question without what it is opened with for politeness: "Do you know when it is due" asks when it is due. What would
 * leave nothing to look for stays, and so does "if" and "whether", which a yes is asked by.
 */
export function withoutOpening(question: string): string {
  let rest = question;
  for (const opening of [GREETING, ASKING]) {
    const cut = rest.replace(opening, '');
    if (contentWords(`- ${cut}`).length > 0) rest = cut;
  }
  const asked = /^(?:if|whether)\s+(.+?)\s+(is|are|was|were|has|have)\s+(.+)$/i.exec(rest);
  return asked === null || rest === question ? rest : `${asked[2]} ${asked[1]} ${asked[3]}`;
}
