const WRITTEN_AS = /^\+?[\d\s()./-]+((x|ext\.?)\s*\d{1,6})?$/i;
const FEWEST_DIGITS = 5;

/** A number that can be dialled, however its digits are grouped: "+44 (0)1983 960123", "01983-960123 ext 2". */
export function isPhone(text: string): boolean {
  return WRITTEN_AS.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
