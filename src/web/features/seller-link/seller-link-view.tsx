import { Link } from 'react-router';
import type { SellerLink, SellerLinkAction } from '#contract/selling/seller-links.ts';
import { SALE_STATE_WORDS } from '#domain/listings/state-words.ts';
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
    says: 'Buyers will read that you confirmed it today. A paused boat comes back on sale.',
    done: 'Thank you: confirmed',
    doneSays: 'Buyers now read that it is available. We will ask again in about three weeks.',
  },
  'confirm-all': {
    question: 'Are these boats still for sale?',
    button: 'Yes, all still for sale',
    says: 'Buyers will read that you confirmed them today.',
    done: 'Thank you: all confirmed',
    doneSays: 'Buyers now read that they are available. We will ask again in about three weeks.',
  },
  sold: {
    question: 'Is this boat sold?',
    button: 'Yes, it is sold',
    says: 'It leaves the lists at once, and its page says that it is sold. You can undo this in your listings.',
    done: 'Congratulations: marked as sold',
    doneSays: 'It has left the lists, and buyers can no longer contact you about it.',
  },
  pause: {
    question: 'Pause this listing?',
    button: 'Pause it',
    says: 'It leaves the lists for as long as you like. Photos, texts and figures stay, and you bring it back with one press.',
    done: 'The listing is paused',
    doneSays: 'Buyers no longer find it. Bring it back from your listings whenever you like.',
  },
};

/** What the link does, with its one button, or what became of it. */
export function SellerLinkView({ link, address }: { link: SellerLink; address: string }) {
  const words = WORDS[link.action];
  const isDone = link.status === 'done';
  return (
    <>
      <h1 className="text-3xl">{isDone ? words.done : words.question}</h1>
      {link.boats.length > 0 && (
        <ul className="grid w-full gap-2">
          {link.boats.map(({ id, title, state }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-2"
            >
              <Link to={`/boats/${id}`} className="min-w-0 font-semibold text-sea underline wrap-anywhere">
                {title}
              </Link>
              <Badge variant={SALE_STATE_WORDS[state].colour}>{SALE_STATE_WORDS[state].words}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-lg text-muted" role={isDone ? 'status' : undefined}>
        {isDone
          ? words.doneSays
          : link.status === 'possible'
            ? words.says
            : 'This can no longer be done from here: the listing has changed since the mail. Your listings show what is possible.'}
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
