/** A piece of text on a page, in points from the page's lower left corner. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
  /** Height of the letters in points; 11 when left out. */
  size?: number;
  bold?: boolean;
  /** `x` is where the text ends, as figures in columns do. */
  right?: boolean;
  /** Turned by so many degrees, as watermarks are. */
  turned?: number;
  /** Drawn without ink, as text behind a scanned picture is. */
  unseen?: boolean;
}

/** How a PDF is made other than well. */
export interface PdfKind {
  /** In its properties. */
  title?: string;
  /** Locked by a password that opens it; its text is then not really enciphered. */
  locked?: boolean;
  /** Turned pages: degrees clockwise. */
  rotate?: number;
  width?: number;
  height?: number;
}

/**
 * Writes a PDF 1.7 file (ISO 32000-1) with a page for each list of texts, in Helvetica and Helvetica Bold. Streams are not compressed.
 * Letters outside of Latin-1 become question marks.
 */
export function writePdf(pages: readonly (readonly PdfText[])[], kind: PdfKind = {}): Uint8Array {
  const { width = 595, height = 842, rotate = 0 } = kind;
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const fonts = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  );
  const tree = objects.length + 1 + pages.length * 2;
  const kids = pages.map((texts) => {
    const drawn = texts.map(operatorsOf).join('\n');
    const contents = add(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${contents} 0 R /Resources << /Font << /F0 ${fonts[0]} 0 R /F1 ${fonts[1]} 0 R >> >> >>`,
    );
  });
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`);
  const catalog = add(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
  const info = add(`<< /Title (${escaped(kind.title ?? '')}) >>`);
  const lock = kind.locked
    ? add(`<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'5a'.repeat(32)}> /U <${'3c'.repeat(32)}> >>`)
    : null;
  const extra = lock === null ? '' : ` /Encrypt ${lock} 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`;
  return assemble(objects, `/Root ${catalog} 0 R /Info ${info} 0 R${extra}`);
}

function operatorsOf({
  x,
  y,
  text,
  size = 11,
  bold = false,
  right = false,
  turned = 0,
  unseen = false,
}: PdfText): string {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle).toFixed(4), Math.sin(angle).toFixed(4)];
  const from = right ? x - widthOf(text, size, bold) : x;
  const matrix = `${cos} ${sin} ${(-Number(sin)).toFixed(4)} ${cos} ${from.toFixed(2)} ${y.toFixed(2)}`;
  return `BT ${unseen ? '3 Tr ' : '0 Tr '}/F${bold ? 1 : 0} ${size} Tf ${matrix} Tm (${escaped(text)}) Tj ET`;
}

function assemble(objects: readonly string[], trailer: string): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = file.length;
  const lines = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  file += `trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

const escaped = (text: string): string =>
  text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e\xa0-\xff]/g, (letter) => (letter === '€' ? '\x80' : '?'));

/** Widths of Helvetica in thousandths of its size, by Adobe's metrics; letters that are not named are as wide as figures. */
const WIDTHS: Record<string, number> = {
  ' ': 278,
  ',': 278,
  '.': 278,
  ':': 278,
  '-': 333,
  '%': 889,
  '(': 333,
  ')': 333,
};

function widthOf(text: string, size: number, bold: boolean): number {
  const units = [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 556), 0);
  return ((bold ? units * 1.04 : units) * size) / 1000;
}

/** Rows as a table with columns that begin at `columns`; those of `rightAt` end there instead. */
export function tableTexts(
  rows: readonly (readonly string[])[],
  {
    top,
    columns,
    rightAt = [],
    step = 18,
    size = 10,
  }: { top: number; columns: number[]; rightAt?: number[]; step?: number; size?: number },
): PdfText[] {
  return rows.flatMap((row, r) =>
    row.flatMap((text, c): PdfText[] =>
      text === ''
        ? []
        : [{ x: columns[c] ?? 0, y: top - r * step, text, size, bold: r === 0, right: rightAt.includes(c) }],
    ),
  );
}
