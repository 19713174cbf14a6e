import { foldName } from '../fold-name.ts';
import { POSTCODE_AREAS, type PostcodeArea } from './postcode-areas.ts';

type PostcodeMatch = { readonly area: PostcodeArea; readonly district?: string };

const AREA_BY_CODE = new Map(POSTCODE_AREAS.map((area) => [area.code, area]));

/** Area codes that are everyday words: on their own they count only in capitals. */
const WORDS = new Set(['AL', 'DA', 'EX', 'HA', 'LA', 'ME', 'PA', 'SO', 'TA']);

const BARE_AREA = /^[A-Z]{1,2}$/i;
const OUTWARD_AND_INWARD = /^([A-Z]{1,2}) ?(\d[\dA-Z]?)(?: ?\d(?:[A-Z]{2})?)?$/i;

/** Reads "PO", "PO12", "PO12 4" and "PO12 4AB" in any case and spacing. */
export function postcodeOf(text: string): PostcodeMatch | undefined {
  const folded = foldName(text);
  if (BARE_AREA.test(folded)) return bareArea(text.trim());
  const [, letters, digits] = OUTWARD_AND_INWARD.exec(folded) ?? [];
  if (!letters || !digits) return undefined;
  const code = letters.toUpperCase();
  const area = AREA_BY_CODE.get(code);
  return area && { area, district: `${code}${digits.toUpperCase()}` };
}

function bareArea(typed: string): PostcodeMatch | undefined {
  const code = typed.toUpperCase();
  if (typed !== code && (code.length === 1 || WORDS.has(code))) return undefined;
  const area = AREA_BY_CODE.get(code);
  return area && { area };
}
