import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { AppError, named } from '#server/http/errors.ts';

export const boatSold = named('boat-sold', 409, 'This boat has been sold');
export const emailNotShared = named('email-not-shared', 403, ENQUIRY_NOTICES.emailNotAvailable.description);
export const phoneNotShared = named('phone-not-shared', 403, ENQUIRY_NOTICES.phoneNotAvailable.description);
export const sellerOverrun = () =>
  new AppError(
    'seller-overrun',
    429,
    'This seller has been sent a great many messages in a short time. Please try again later.',
    { retryAfter: 3_600 },
  );
