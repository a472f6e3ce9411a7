/** Ships without types. */
declare module 'turndown' {
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default class TurndownService {
    turndown(input: Node | string): string;
  }
}
