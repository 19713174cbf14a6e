import { AppError, named, tooManyRequests } from '#server/errors.ts';
import type { Usage } from '#server/modules/accounts/allowances/allowances.repository.ts';

export const noSuchConversation = named('no-such-conversation', 404, 'Conversation not found');
export const noSuchMessage = named('no-such-message', 404, 'Message not found');
export const noSuchReply = named('no-such-reply', 404, 'Saved reply not found');
export const conversationBlocked = named(
  'conversation-blocked',
  409,
  'This conversation is blocked, so neither of you can write in it',
);
export const sharingBlocked = named(
  'sharing-blocked',
  409,
  'This conversation is blocked, so you cannot share your contact details in it',
);
export const personBlocked = named(
  'person-blocked',
  409,
  'You cannot write to this seller, because one of you has blocked the other',
);
export const accountClosed = named(
  'account-closed',
  409,
  'The other person has closed their account, so you can no longer write to them',
);
export const nothingToShare = named(
  'nothing-to-share',
  409,
  'There is no phone number in your profile. Add one there first.',
);
export const picturesNotThere = named(
  'pictures-not-there',
  400,
  'Some of the photos are no longer there. Please add them again.',
);
export const tooManyReplies = (max: number) =>
  new AppError('too-many-replies', 409, `You can save up to ${max} replies. Delete one to save another.`);

const SECOND = 1_000;
export const sentTooMuch = ({ renewsAt }: Usage, now: Date) =>
  tooManyRequests(Math.max(1, Math.ceil((renewsAt.getTime() - now.getTime()) / SECOND)));
