import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhone } from './phone.ts';

/** Numbers that Ofcom reserves for examples and drama, which no table of assigned ranges contains. */
const EXAMPLES = /^\+447700900\d{3}$/;

/** A number that can exist: of a real range and length, British unless it starts with another country's code. */
export function isPhoneNumber(text: string): boolean {
  if (!isPhone(text)) return false;
  const number = parsePhoneNumberFromString(text, 'GB');
  return number !== undefined && (number.isValid() || EXAMPLES.test(number.number));
}
