import { Link } from 'react-router';
import type { SellerLink, SellerLinkAction } from '#contract/selling/seller-links.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { PressForm } from '#web/page/token-page.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Badge } from '#web/ui/states/badge.tsx';

interface Words {
  question: string;
  button: string;
  says: string;
  done: string;
  doneSays: string;
}

const WORDS: Record<SellerLinkAction, Words> = {
  confirm: {
    question: 'Is this boat still for sale?',
    button: 'Yes, still for sale',
    says: 'Buyers will see that you confirmed it today. A paused boat goes back on sale.',
    done: 'Thank you, it’s confirmed',
    doneSays: 'Buyers now see that it is available. We’ll ask again in about three weeks.',
  },
  'confirm-all': {
    question: 'Are these boats still for sale?',
    button: 'Yes, all still for sale',
    says: 'Buyers will see that you confirmed them today.',
    done: 'Thank you, they’re all confirmed',
    doneSays: 'Buyers now see that they are available. We’ll ask again in about three weeks.',
  },
  sold: {
    question: 'Is this boat sold?',
    button: 'Yes, it is sold',
    says: 'It leaves the search results straight away, and its page says that it is sold. You can undo this in My Listings.',
    done: 'Congratulations on your sale',
    doneSays:
      'The boat is marked as sold. It has left the search results, and buyers can no longer contact you about it.',
  },
  pause: {
    question: 'Pause this listing?',
    button: 'Pause it',
    says: 'Buyers won’t find it in the search until you bring it back. Its photos, text and figures stay as they are.',
    done: 'The listing is paused',
    doneSays: 'Buyers can no longer find it. You can bring it back in My Listings at any time.',
  },
};

/** What the link does, with its one button, or the result. */
export function SellerLinkView({ link, address }: { link: SellerLink; address: string }) {
  const words = WORDS[link.action];
  const isDone = link.status === 'done';
  return (
    <>
      <h1 className="text-3xl">{isDone ? words.done : words.question}</h1>
      {link.boats.length > 0 && (
        <ul className="grid w-full gap-2">
          {link.boats.map(({ id, title, state }) => (
            <li key={id} className="flex items-start justify-between gap-3 border-line border-b pb-2">
              <Link to={`/boats/${id}`} className="min-w-0 font-semibold text-sea underline wrap-anywhere">
                {title}
              </Link>
              <Badge variant={SALE_STATE_WORDS[state].colour} className="shrink-0">
                {SALE_STATE_WORDS[state].words}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-lg text-muted" role={isDone ? 'status' : undefined}>
        {isDone
          ? words.doneSays
          : link.status === 'possible'
            ? words.says
            : 'The listing has changed since we sent the email, so this link no longer applies. Go to My Listings to make changes.'}
      </p>
      {link.status === 'possible' ? (
        <PressForm address={address}>{words.button}</PressForm>
      ) : (
        <LinkButton to="/my-listings" look="secondary">
          My Listings
        </LinkButton>
      )}
    </>
  );
}
