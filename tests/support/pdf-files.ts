import { deflateSync } from 'node:zlib';

interface PdfOptions {
  pages?: number;
  /** Further entries of the catalogue. */
  catalogue?: string;
  /** Further objects. */
  objects?: readonly string[];
  /** Further entries of the trailer. */
  trailer?: string;
  /** Keeps page objects in a compressed stream, as newer files do. */
  compressed?: boolean;
}

/** A small PDF, with as many pages as wanted. */
export function pdf({
  pages = 1,
  catalogue = '',
  objects = [],
  trailer = '',
  compressed = false,
}: PdfOptions = {}): Buffer {
  const numbers = Array.from({ length: pages }, (_, n) => n + 10);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`;
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  const picture = Buffer.from('BT /F1 12 Tf (Bill of sale) Tj ET');
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const add = (text: string) => parts.push(Buffer.from(text, 'latin1'));
  add(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`);
  add(`3 0 obj\n<< /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream\nendobj\n`);
  if (compressed) {
    const inside = deflateSync(Buffer.from([tree, ...numbers.map(() => page), ...objects].join(' ')));
    add(
      `4 0 obj\n<< /Type /ObjStm /N ${pages + 1} /First 0 /Filter /FlateDecode /Length ${inside.length} >>\nstream\r\n`,
    );
    parts.push(inside);
    add('\nendstream\nendobj\n');
  } else {
    add(`2 0 obj\n${tree}\nendobj\n`);
    for (const number of numbers) add(`${number} 0 obj\n${page}\nendobj\n`);
    for (const [at, object] of objects.entries()) add(`${at + 1_000} 0 obj\n${object}\nendobj\n`);
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  add(
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
