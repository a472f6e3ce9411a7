/** Today's date by this machine's clock and time zone, ISO. Calendars that leave out the year are dated by it. */
export function localDate(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
