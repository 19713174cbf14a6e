import type { Deps } from './deps.ts';
import type { Eraser } from './modules/accounts/erasure/erasure.service.ts';
import { eraseEnquiriesOf } from './modules/enquiries/enquiries.erasure.ts';
import { eraseListingsOf } from './modules/listings/listings.erasure.ts';
import { eraseMediaOf } from './modules/media/media.erasure.ts';
import { eraseSupportOf } from './modules/support/support.erasure.ts';

/** Every module that keeps something of a person, from the top down: files go after the boats that showed them. */
export const erasersOf = (deps: Pick<Deps, 'jobs'>): readonly Eraser[] => [
  eraseSupportOf,
  eraseEnquiriesOf,
  eraseListingsOf,
  eraseMediaOf(deps),
];
