const PHONE_MAX_LENGTH = 30;

/** Lengths in characters. */
export const ENQUIRY_LIMITS = {
  buyerName: { min: 2, max: 100 },
  buyerPhone: { max: PHONE_MAX_LENGTH },
  message: { min: 10, max: 5000 },
} as const;

export const ENQUIRY_PROBLEMS = {
  buyerName: 'Name must be at least 2 characters',
  buyerNameTooLong: 'Name must be at most 100 characters',
  buyerEmail: 'Please enter a valid email address',
  buyerPhone: 'Please enter a valid phone number',
  buyerPhoneTooLong: `Please enter a phone number of at most ${PHONE_MAX_LENGTH} characters`,
  message: 'Message must be at least 10 characters',
  messageTooLong: 'Message must be at most 5,000 characters',
} as const;

/** A missing or blank phone number is sent as null. */
export function normalisePhone(phone: string | null | undefined): string | null {
  return phone?.trim() || null;
}
