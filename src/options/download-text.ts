/** Hands the browser a text to save as a file named `name`. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox starts the download after this turn of the loop, so the address is let go of later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
