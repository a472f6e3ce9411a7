/** Words that say which of several like values a label is of. What lies under such a heading is another value. */
const HARD = words(
  'old previous former prior ex legacy obsolete outdated superseded deprecated draft provisional preliminary proposed ' +
    'estimate estimates estimated est forecast forecasted projected projection expected anticipated budgeted target targets quota ' +
    'original initial template example sample demo dummy',
);
/** These do so too beside a value, but as a heading they only say which things are listed below. */
const SOFT = words(
  'new next upcoming coming past earlier plan planned scheduled actual final active inactive dormant disabled enabled archived ' +
    'cancelled canceled open closed pending overdue unpaid paid approved rejected unresolved resolved failed ' +
    'deputy backup secondary alternate assistant vice interim acting substitute reserve co non not until before after without ' +
    'excluding excl including incl except per minimum maximum min max average avg mean median net gross growth change delta ' +
    'variance difference diff vs lost left remaining cumulative internal external required optional reserved blocked best worst',
);

function words(text: string): Set<string> {
  return new Set(text.split(' '));
}

/** How a word narrows what it stands beside: 2 even as a heading, 1 only in the label itself, 0 not at all. */
export function narrowing(folded: string): 0 | 1 | 2 {
  return HARD.has(folded) ? 2 : SOFT.has(folded) ? 1 : 0;
}

const UNIT =
  /^(?:in |as |of )?(?:an? )?(?:[%‰°$€£¥#\d.,+ -]*|[a-z]{3}|us\$|[kmg]?b|k|m|bn|['0]*s?|(?:thousand|million|billion|hour|minute|min|second|sec|day|week|month|year|item|unit|point|piece|percent)s?|hrs?|[hsgm]|kg|km|cm|mm|mi|ft|lbs?|oz|ml|pcs|pts|km\/h|mph|m²|km²|(?:utc|gmt)[+\d:-]*|[a-z]{2,4}t|optional|required|s|es)$/;

/** Whether what stands in brackets only tells the unit or a count: "(USD)", "(in millions)", "(17)". Lower case. */
export function isUnitNote(inner: string): boolean {
  return UNIT.test(inner.trim());
}
