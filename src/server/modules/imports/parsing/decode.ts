import { ImportProblem } from './import-problem.ts';

const DECLARED = /^<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})["']/;

/** Postgres cannot store NUL. Another control character is refused with the same words. */
const withoutNul = (text: string) => text.replaceAll('\0', '\u0001');

export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** UTF-8, UTF-16, or what spreadsheets on Windows write. Marks at the beginning are removed. */
export function decodeBytes(bytes: Buffer): DecodedText {
  const { text, encoding } = decode(bytes);
  return { text: withoutNul(text), encoding };
}

export const decodeText = (bytes: Buffer): string => decodeBytes(bytes).text;

const SHOWN_BYTES = 512;

/** UTF-16 without its mark: of western letters every other byte is zero. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const shown = bytes.subarray(0, SHOWN_BYTES);
  const zeros = [0, 0];
  shown.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > shown.length / 4 && even === 0) return 'utf-16le';
  return even > shown.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

function decode(bytes: Buffer): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  const unmarked = utf16Of(bytes);
  if (unmarked) return { text: new TextDecoder(unmarked).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
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
