import { secretTable } from '#server/db/shared-secret.ts';

/** What links in mails are signed with. */
export const linkKey = secretTable('link_key');
