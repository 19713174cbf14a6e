const PHONE = /^\+?[\d\s()./-]+((x|ext\.?)\s*\d{1,6})?$/i;
const MIN_DIGITS = 5;

/** A number that can be dialled, with digits in any grouping: "+44 (0)1983 960123", "01983-960123 ext 2". */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= MIN_DIGITS;
}
