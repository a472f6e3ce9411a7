/**
 * Mail, chat and bank sites: opening one of their pages marks things as read, shows a person as present or renews a
 * session, so no page of theirs is opened without a click. By the words that their host names are made of.
 */
const PRIVATE_HOST =
  /(^|[.-])(mail|webmail|outlook|inbox|messages?|messenger|chat|slack|teams|discord|whatsapp|telegram|signal|bank|banking|ebanking|onlinebanking|paypal)([.-]|$)|bank\.[a-z]+$/i;

/** Whether a page must not be opened by ourselves. */
export function isPrivateSite(url: string): boolean {
  return URL.canParse(url) && PRIVATE_HOST.test(new URL(url).hostname);
}
