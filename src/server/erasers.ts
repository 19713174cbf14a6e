import type { Deps } from './deps.ts';
import type { Eraser } from './modules/accounts/erasure/erasure.service.ts';
import { eraseConversationsOf } from './modules/conversations/conversations.erasure.ts';
import { eraseEnquiriesOf } from './modules/enquiries/enquiries.erasure.ts';
import { eraseImportsOf } from './modules/imports/imports.erasure.ts';
import { eraseListingsOf } from './modules/listings/listings.erasure.ts';
import { eraseMediaOf } from './modules/media/media.erasure.ts';
import { eraseNoticesOf } from './modules/notices/notices.erasure.ts';
import { eraseNotificationsOf } from './modules/notifications/notifications.erasure.ts';
import { eraseSupportOf } from './modules/support/support.erasure.ts';

/** Every module that stores personal data, from the top down: files are erased after the boats that show them. */
export const erasersOf = (deps: Pick<Deps, 'jobs'>): readonly Eraser[] => [
  eraseSupportOf,
  eraseNoticesOf,
  eraseNotificationsOf,
  eraseEnquiriesOf,
  eraseConversationsOf,
  eraseImportsOf(deps),
  eraseListingsOf,
  eraseMediaOf(deps),
];
