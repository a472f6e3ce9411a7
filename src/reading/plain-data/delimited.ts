/** Rows of a text of separated values by RFC 4180, with the sign that separates them; null when it is no such text. */
export function parseDelimited(text: string, most: number): string[][] | null {
  const head = text.slice(0, 20_000);
  for (const sign of ['\t', ';', ',', '|']) {
    const sample = delimitedRows(head, sign, 12);
    if (head.length < text.length || sample.length === 12) sample.pop();
    const width = sample[0]?.length ?? 0;
    const named = sample[0]?.every((name) => name.trim() !== '' && name.length <= 80) === true;
    if (width < 2 || sample.length < 2 || !named || sample.some((row) => row.length !== width)) continue;
    return delimitedRows(text, sign, most);
  }
  return null;
}

/** Rows of values that `sign` separates, `most` of them; empty lines are left out. */
export function delimitedRows(text: string, sign: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = () => {
    if (row.length > 1 || row[0]?.trim()) rows.push(row);
    row = [];
  };
  while (at < text.length && rows.length < most) {
    let value = '';
    if (text[at] === '"') {
      for (at++; at < text.length; at++) {
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at++;
        value += text[at] ?? '';
      }
      at++;
    } else {
      const from = at;
      while (at < text.length && text[at] !== sign && text[at] !== '\n' && text[at] !== '\r') at++;
      value = text.slice(from, at);
    }
    row.push(value.trim());
    if (text[at] === sign) {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    else if (at < text.length && text[at - 1] !== '\r') at++; // what stands after a closing quote
    end();
  }
  if (row.length > 0) end();
  return rows;
}
