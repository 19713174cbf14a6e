import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { AppError, named } from '#server/errors.ts';

export const notYourBoat = named('not-your-boat', 403, 'This listing is not yours');
export const notAllowedInState = named(
  'not-now',
  409,
  'This is not possible while the listing is in its current state',
);
export const noPendingChanges = named(
  'nothing-waits',
  409,
  'No changes to this listing are waiting for review',
);
export const unchangedResubmission = named(
  'unchanged',
  409,
  'Change something before you resubmit this listing',
);
export const notLive = named(
  'not-live',
  409,
  'Only a live or paused listing can be marked as sold, and only one that is not for sale as available again',
);
export const saleStateRefused = (state: SaleState) =>
  new AppError(
    'sale-state-refused',
    409,
    `In its current state, this listing cannot become “${SALE_STATE_WORDS[state].words}”`,
  );
export const notConfirmable = named(
  'not-confirmable',
  409,
  'Only a listing that is for sale, under offer or paused can be confirmed',
);
