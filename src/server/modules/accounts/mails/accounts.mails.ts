import { welcomeName } from '#domain/accounts/names.ts';
import type { SellerType } from '#domain/accounts/seller-types.ts';
import { formatDateTime } from '#domain/dates.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName?: string;
  lastName?: string;
  sellerType?: SellerType;
}

const hello = (to: Recipient) => ({
  kind: 'text' as const,
  text: to.firstName ? `Hello ${welcomeName(to)},` : 'Hello,',
});
const text = (words: string) => ({ kind: 'text' as const, text: words });
const small = (words: string) => ({ kind: 'small' as const, text: words });

export function verificationMail(
  to: Recipient,
  { code, publicUrl }: { code: string; publicUrl: string },
): MailDraft {
  const link = `${publicUrl}/verify-email?${new URLSearchParams({ email: to.email, code })}`;
  return {
    to: to.email,
    subject: 'Your Slipway verification code',
    heading: 'Verify your email address',
    blocks: [
      hello(to),
      text('Enter this code to finish creating your Slipway account:'),
      { kind: 'code', code },
      { kind: 'button', label: 'Verify email', href: link },
      small('The code works for 24 hours, or until we send a newer one.'),
      small(
        'If you did not ask for it, you can ignore this email. Nobody can create an account without the code.',
      ),
    ],
  };
}

export function alreadyRegisteredMail(to: Recipient, { publicUrl }: { publicUrl: string }): MailDraft {
  return {
    to: to.email,
    subject: 'You already have a Slipway account',
    heading: 'You already have an account',
    blocks: [
      hello(to),
      text(
        'Someone tried to create an account with your email address, but you already have one. If it was you, just sign in.',
      ),
      { kind: 'button', label: 'Sign in', href: `${publicUrl}/sign-in` },
      text(`Forgotten your password? You can choose a new one at ${publicUrl}/forgot-password`),
      small('If it was not you, you can ignore this email. Your account has not changed.'),
    ],
  };
}

export function welcomeMail(to: Recipient, { publicUrl }: { publicUrl: string }): MailDraft {
  return {
    to: to.email,
    subject: 'Welcome to Slipway',
    heading: 'Welcome aboard',
    blocks: [
      hello(to),
      text(
        'Your account is ready. Save the boats you like, write to their sellers, or list one of your own.',
      ),
      { kind: 'button', label: 'Browse boats', href: `${publicUrl}/search` },
      text(`Selling? List your boat at ${publicUrl}/sell-boat`),
    ],
  };
}

export function resetCodeMail(
  to: Recipient,
  { code, publicUrl }: { code: string; publicUrl: string },
): MailDraft {
  const link = `${publicUrl}/reset-password?${new URLSearchParams({ email: to.email })}`;
  return {
    to: to.email,
    subject: 'Your Slipway password reset code',
    heading: 'Reset your password',
    blocks: [
      hello(to),
      text('Enter this code to choose a new password:'),
      { kind: 'code', code },
      { kind: 'button', label: 'Reset password', href: link },
      small('The code works for 1 hour, or until we send a newer one.'),
      small('If you did not ask for it, you can ignore this email. Your password has not changed.'),
    ],
  };
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** Names the tokens, so that the account holder knows which programs stop. Nothing if there are none. */
const revokedNote = (names: readonly string[]) =>
  names.length === 0
    ? []
    : [
        text(
          `Your API ${names.length === 1 ? 'token' : 'tokens'} ${quoted(names)} no longer ${names.length === 1 ? 'works' : 'work'}. Create new ones in your profile for programs that you still use.`,
        ),
      ];

const workingNote = (names: readonly string[], publicUrl: string) =>
  names.length === 0
    ? []
    : [
        text(
          `Your API ${names.length === 1 ? 'token' : 'tokens'} ${quoted(names)} still ${names.length === 1 ? 'works' : 'work'}. Revoke what you no longer use at ${publicUrl}/profile`,
        ),
      ];

interface PasswordChange {
  at: Date;
  publicUrl: string;
  /** The names of API tokens that stopped, or that still work. */
  revokedTokens?: readonly string[];
  workingTokens?: readonly string[];
}

export function passwordChangedMail(
  to: Recipient,
  { at, publicUrl, revokedTokens = [], workingTokens = [] }: PasswordChange,
): MailDraft {
  return {
    to: to.email,
    subject: 'Your Slipway password was changed',
    heading: 'Your password was changed',
    blocks: [
      hello(to),
      text(`Your account password was changed on ${formatDateTime(at)} (UK time).`),
      text('Other devices that were signed in have been signed out.'),
      ...revokedNote(revokedTokens),
      ...workingNote(workingTokens, publicUrl),
      text('If this was not you, choose a new password now:'),
      { kind: 'button', label: 'Reset password', href: `${publicUrl}/forgot-password` },
    ],
  };
}

export const changeEmailMail = (to: Recipient, { code }: { code: string }): MailDraft => ({
  to: to.email,
  subject: 'Your code to change your Slipway email address',
  heading: 'Confirm your new email address',
  blocks: [
    hello(to),
    text('Enter this code on your profile to use this address for your Slipway account:'),
    { kind: 'code', code },
    small('The code works for 1 hour, or until we send a newer one.'),
    small('If you did not ask for it, you can ignore this email. Nothing changes without the code.'),
  ],
});

interface EmailChange {
  newEmail: string;
  at: Date;
  supportEmail?: string;
  revokedTokens: readonly string[];
}

/** To the old address. */
export const emailChangedMail = (
  to: Recipient,
  { newEmail, at, supportEmail, revokedTokens }: EmailChange,
): MailDraft => ({
  to: to.email,
  subject: 'Your Slipway email address was changed',
  heading: 'Your email address was changed',
  replyTo: supportEmail,
  blocks: [
    hello(to),
    text(
      `Your account email address was changed to ${newEmail} on ${formatDateTime(at)} (UK time). Please sign in with the new address from now on.`,
    ),
    text('Other devices that were signed in have been signed out.'),
    ...revokedNote(revokedTokens),
    small('If this was not you, reply to this email immediately.'),
  ],
});

export const accountErasedMail = (to: Recipient): MailDraft => ({
  to: to.email,
  subject: 'Your Slipway account has been deleted',
  heading: 'Your account has been deleted',
  blocks: [
    hello(to),
    text(
      'As you asked, we have deleted your account with your listings, photos, drafts, watchlist and messages. You can no longer sign in.',
    ),
    text('The law requires us to keep a record of some decisions. It no longer contains your name.'),
    small('This is our last email to you. If you did not ask for this, just reply to it.'),
  ],
});

export const accountSuspendedMail = (to: Recipient, reason: string): MailDraft => ({
  to: to.email,
  subject: 'Your Slipway account has been suspended',
  heading: 'Your account has been suspended',
  blocks: [
    hello(to),
    text('You can no longer sign in, and your listings are hidden, for this reason:'),
    { kind: 'quote', text: reason },
    text('If you think this is a mistake, just reply to this email. A person will read it and decide again.'),
  ],
});

export const accountRestoredMail = (to: Recipient, { publicUrl }: { publicUrl: string }): MailDraft => ({
  to: to.email,
  subject: 'Your Slipway account has been restored',
  heading: 'Your account has been restored',
  blocks: [
    hello(to),
    text('You can sign in again, and your listings are public again.'),
    { kind: 'button', label: 'Sign in', href: `${publicUrl}/sign-in` },
  ],
});

export function newTokenMail(
  to: Recipient,
  { name, publicUrl }: { name: string; publicUrl: string },
): MailDraft {
  return {
    to: to.email,
    subject: 'A new API token for your Slipway account',
    heading: 'A new API token',
    blocks: [
      hello(to),
      text(`The token “${name}” was created in your profile. Programs can use it to work with your boats.`),
      { kind: 'button', label: 'See your tokens', href: `${publicUrl}/profile` },
      small('If it was not you, revoke the token there and change your password.'),
    ],
  };
}
