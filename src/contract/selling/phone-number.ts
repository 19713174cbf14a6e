import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { FactProblem } from '#domain/listings/fields/read-facts.ts';
import { PHONE_PROBLEM } from '#domain/listings/wizard.ts';
import { isPhone } from '#domain/phone.ts';

/** Numbers that Ofcom reserves for examples and drama, which no table of assigned ranges contains. */
const EXAMPLES = /^\+447700900\d{3}$/;

/** A number that can exist: of a real range and length, British unless it starts with another country's code. */
export function isPhoneNumber(text: string): boolean {
  if (!isPhone(text)) return false;
  const number = parsePhoneNumberFromString(text, 'GB');
  return number !== undefined && (number.isValid() || EXAMPLES.test(number.number));
}

/** A seller's number that cannot exist would only disappoint buyers. */
export function phoneProblems({ sellerPhone }: { sellerPhone?: string | null }): FactProblem[] {
  return sellerPhone && !isPhoneNumber(sellerPhone)
    ? [{ path: ['sellerPhone'], message: PHONE_PROBLEM }]
    : [];
}
