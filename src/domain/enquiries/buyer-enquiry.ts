import { EMAIL_MAX_LENGTH, isEmail } from '../accounts/email.ts';
import { isShowable } from '../text.ts';

export const ENQUIRY_LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: EMAIL_MAX_LENGTH },
  phone: { max: 30 },
  message: { min: 10, max: 5000 },
} as const;

export const ENQUIRY_PROBLEMS = {
  buyerName: 'Name must be at least 2 characters',
  buyerNameTooLong: 'Name must be at most 100 characters',
  buyerEmail: 'Please enter a valid email address',
  buyerPhone: 'Please enter a phone number of at most 30 characters',
  message: 'Message must be at least 10 characters',
  messageTooLong: 'Message must be at most 5,000 characters',
} as const;

export type BuyerEnquiry = {
  buyerName: string;
  buyerEmail: string;
  buyerPhone?: string | null;
  message: string;
};

/** What is wrong with each field of the contact form; nothing when it can be sent. */
export function checkEnquiry(form: BuyerEnquiry): Partial<Record<keyof BuyerEnquiry, string>> {
  const problems: Partial<Record<keyof BuyerEnquiry, string>> = {};
  const name = form.buyerName.trim();
  const message = form.message.trim();
  const phone = form.buyerPhone?.trim() ?? '';
  if (name.length < ENQUIRY_LIMITS.name.min || !isShowable(name))
    problems.buyerName = ENQUIRY_PROBLEMS.buyerName;
  if (name.length > ENQUIRY_LIMITS.name.max) problems.buyerName = ENQUIRY_PROBLEMS.buyerNameTooLong;
  if (!isEmail(form.buyerEmail)) problems.buyerEmail = ENQUIRY_PROBLEMS.buyerEmail;
  if (phone.length > ENQUIRY_LIMITS.phone.max || !isShowable(phone)) {
    problems.buyerPhone = ENQUIRY_PROBLEMS.buyerPhone;
  }
  if (message.length < ENQUIRY_LIMITS.message.min || !isShowable(message)) {
    problems.message = ENQUIRY_PROBLEMS.message;
  }
  if (message.length > ENQUIRY_LIMITS.message.max) problems.message = ENQUIRY_PROBLEMS.messageTooLong;
  return problems;
}

/** An absent or blank phone number travels as null. */
export function sentPhone(phone: string | null | undefined): string | null {
  return phone?.trim() || null;
}
