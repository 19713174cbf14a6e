import { z } from 'zod';
import { SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { oneLine } from '#domain/one-line.ts';
import { isPhone } from '#domain/phone.ts';
import { emailField, USER_EXAMPLE, User } from './accounts.ts';
import { typedPasswordField, WRONG_CURRENT_PASSWORD } from './passwords.ts';
import { codeField, fullName } from './registration.ts';

const moment = z.iso.datetime();

export const Profile = z
  .object({
    user: User,
    phone: z.string().nullable().describe('Suggested for new listings; never shown to anyone else'),
    deletionRequestedAt: moment.nullable().describe('When the account holder asked for the deletion'),
  })
  .meta({
    id: 'Profile',
    description: 'The account that is signed in, with what only its holder sees.',
    examples: [
      {
        user: USER_EXAMPLE,
        phone: '07700 900123',
        deletionRequestedAt: null,
      },
    ],
  });
export type Profile = z.infer<typeof Profile>;

const NO_PHONE = 'Enter a phone number, such as 07700 900123';

export const ProfileChanges = z
  .object({
    fullName,
    phone: z
      .string()
      .overwrite(oneLine)
      .max(FIELDS.sellerPhone.maxLength, NO_PHONE)
      .refine((text) => text === '' || isPhone(text), NO_PHONE)
      .describe('Empty for none'),
    sellerType: z.enum(SELLER_TYPES.map(({ value }) => value)),
  })
  .meta({
    id: 'ProfileChanges',
    description: 'The name, phone number and kind of the account.',
    examples: [{ fullName: 'Anna Bell', phone: '07700 900123', sellerType: 'private' }],
  });
export type ProfileChanges = z.infer<typeof ProfileChanges>;

const ENTER_PASSWORD = 'Enter your current password';
const currentPassword = typedPasswordField(ENTER_PASSWORD, WRONG_CURRENT_PASSWORD);

export const ChangeEmailRequest = z
  .object({ newEmail: emailField('Enter your new email address'), currentPassword })
  .meta({
    id: 'ChangeEmailRequest',
    description: 'The new email address, and the password as proof.',
    examples: [{ newEmail: 'anna@example.org', currentPassword: 'a sloop at anchor' }],
  });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

export const ConfirmEmailRequest = z
  .object({ newEmail: emailField('Enter your new email address'), code: codeField })
  .meta({
    id: 'ConfirmEmailRequest',
    description: 'The code that was sent to the new email address.',
    examples: [{ newEmail: 'anna@example.org', code: '731846' }],
  });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;
