import { ImportProblem } from './import-problem.ts';

const DECLARED = /^<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})["']/;

/** Postgres cannot store NUL. Another control character is refused with the same words. */
const withoutNul = (text: string) => text.replaceAll('\0', '\u0001');

/** UTF-8, or what spreadsheets on Windows write. */
export function decodeText(bytes: Buffer): string {
  return withoutNul(decode(bytes));
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function decodeXml(bytes: Buffer): string {
  const declared = DECLARED.exec(bytes.toString('latin1', 0, 300))?.[1];
  if (!declared) return decodeText(bytes);
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    throw new ImportProblem('The XML file uses a character encoding that we cannot read. Save it as UTF-8.');
  }
}
