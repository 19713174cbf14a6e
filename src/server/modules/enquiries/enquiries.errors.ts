import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { AppError, named } from '#server/errors.ts';

export const emailNotShared = named('email-not-shared', 403, ENQUIRY_NOTICES.emailNotAvailable.description);
export const phoneNotShared = named('phone-not-shared', 403, ENQUIRY_NOTICES.phoneNotAvailable.description);
export const sellerFlooded = (waitSeconds: number) =>
  new AppError(
    'seller-flooded',
    429,
    'The seller has your earlier message, but is receiving an unusual number of messages today. Please write again tomorrow.',
    { retryAfter: Math.max(1, waitSeconds) },
  );
