import { Link } from 'react-router';
import type { SellerLink, SellerLinkAction } from '#contract/selling/seller-links.ts';
import { confirmedSentence, leftSentence } from '#domain/listings/sale/confirmed-sentence.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { PressForm } from '#web/page/link-page.tsx';
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
    says: 'Buyers will see that you confirmed them today. Sold and paused boats stay as they are.',
    done: 'Nothing is left to confirm',
    doneSays: 'We’ll ask again in about three weeks.',
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

const CHANGED_SINCE =
  'The listing has changed since we sent the email, so this link no longer applies. Go to My Listings to make changes.';

/** Off the market: what "all still for sale" leaves alone. */
const leftOf = ({ boats }: SellerLink) =>
  boats.flatMap(({ state }) => (state === 'sold' || state === 'paused' ? [state] : []));

function textOf(link: SellerLink): { heading: string; text: string } {
  const { question, says, done, doneSays } = WORDS[link.action];
  if (link.status === 'possible') return { heading: question, text: says };
  if (link.action === 'confirm-all' && link.confirmed > 0)
    return { heading: 'Thank you', text: `${confirmedSentence(link.confirmed, leftOf(link))} ${doneSays}` };
  if (link.action === 'confirm-all') return { heading: done, text: leftSentence(leftOf(link)) || doneSays };
  return link.status === 'done'
    ? { heading: done, text: doneSays }
    : { heading: question, text: CHANGED_SINCE };
}

/** What the link does, with its one button, or the result. */
export function SellerLinkView({ link, address }: { link: SellerLink; address: string }) {
  const { heading, text } = textOf(link);
  return (
    <>
      <h1 className="text-3xl">{heading}</h1>
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
      <p className="text-lg text-muted" role={link.status === 'done' ? 'status' : undefined}>
        {text}
      </p>
      {link.status === 'possible' ? (
        <PressForm address={address}>{WORDS[link.action].button}</PressForm>
      ) : (
        <LinkButton to="/my-listings" look="secondary">
          My Listings
        </LinkButton>
      )}
    </>
  );
}
