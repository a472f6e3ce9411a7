/** Where unexpected errors go: the worker's console. Only where it happened and the error, never what was read. */
export function report(error: unknown, when: string): void {
  console.error(`whereabouts: ${when}:`, error);
}
