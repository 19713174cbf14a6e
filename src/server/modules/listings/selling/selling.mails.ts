import { oneLine } from '#domain/one-line.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { ListingContent } from '../listings.table.ts';

interface Submitted {
  to: string;
  sellerName: string;
  title: string;
  publicUrl: string;
}

const REVIEW_PROMISE = 'We look at every listing before it goes live, usually within 24 hours.';

/** For a new or resubmitted listing. */
function underReviewMail({ to, sellerName, title, publicUrl }: Submitted): MailDraft {
  return {
    to,
    subject: `We have received your listing: ${oneLine(title)}`,
    heading: 'Your listing is under review',
    blocks: [
      { kind: 'text', text: `Hello ${sellerName},` },
      { kind: 'text', text: `Thank you for listing ${title}. ${REVIEW_PROMISE}` },
      {
        kind: 'text',
        text: 'You can still change it in the meantime: we review the latest version.',
      },
      { kind: 'button', label: 'See your listings', href: `${publicUrl}/my-listings` },
      { kind: 'small', text: 'You will hear from us by e-mail as soon as it has been reviewed.' },
    ],
  };
}

/** Sent only if the transaction commits. */
export const mailUnderReview = (
  { mailer, config }: Pick<Deps, 'mailer' | 'config'>,
  tx: Executor,
  seller: Principal,
  { sellerName, title }: Pick<ListingContent, 'sellerName' | 'title'>,
) => mailer.queue(tx, underReviewMail({ to: seller.email, sellerName, title, publicUrl: config.publicUrl }));
