import { isPhoneNumber } from '../phone-number.ts';
import type { FactProblem } from './fields/read-facts.ts';
import { PHONE_PROBLEM } from './wizard.ts';

/** A seller's number that cannot exist would only disappoint buyers. */
export function phoneProblems({ sellerPhone }: { sellerPhone?: string | null }): FactProblem[] {
  return sellerPhone && !isPhoneNumber(sellerPhone)
    ? [{ path: ['sellerPhone'], message: PHONE_PROBLEM }]
    : [];
}
