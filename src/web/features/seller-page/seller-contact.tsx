import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SellerPage } from '#contract/accounts/company.ts';
import { formatPrice } from '#domain/money.ts';
import { phoneLink } from '#web/page/contact-links.ts';
import { useRevealPhone } from '#web/page/use-reveal-phone.ts';
import { Button, buttonClass } from '#web/ui/buttons/button.tsx';
import { sellerBoatsQuery } from './seller-queries.ts';

/** The company's number, and its boats to write about: a conversation here is always about one. */
export function SellerContact({ seller }: { seller: SellerPage }) {
  const { phone, revealing, reveal } = useRevealPhone(`sellers/${seller.id}`, seller.hasPhone);
  const [choosing, setChoosing] = useState(false);
  if (seller.boats === 0) return null;
  return (
    <div className="mt-5 noscript:hidden print:hidden">
      <div className="flex flex-wrap gap-3">
        {seller.hasPhone && phone && (
          <a href={phoneLink(phone)} className={buttonClass({})}>
            <Phone aria-hidden className="size-4" />
            Call {phone}
          </a>
        )}
        {seller.hasPhone && !phone && (
          <Button busy={revealing} onClick={reveal}>
            {!revealing && <Phone aria-hidden className="size-4" />}
            Reveal Phone Number
          </Button>
        )}
        <Button
          look="secondary"
          aria-expanded={choosing}
          aria-controls="seller-message"
          onClick={() => setChoosing(!choosing)}
        >
          <Mail aria-hidden className="size-4" />
          Send a message
        </Button>
      </div>
      <div id="seller-message" hidden={!choosing}>
        {choosing && <BoatsToWriteAbout seller={seller} />}
      </div>
    </div>
  );
}

function BoatsToWriteAbout({ seller }: { seller: SellerPage }) {
  const { data } = useQuery(sellerBoatsQuery(seller.id, new URLSearchParams()));
  const boats = data?.boats ?? [];
  return (
    <div className="mt-4 max-w-prose">
      <p className="font-semibold">Which boat is it about?</p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
        {boats.map(({ id, title, price, currency }) => (
          <li key={id}>
            <Link
              to={`/boats/${id}#contact-heading`}
              className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:bg-foam"
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="tabular shrink-0 text-muted">{formatPrice(price, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {seller.boats > boats.length && (
        <p className="mt-2 text-muted text-sm">For another boat, open it below and write from its page.</p>
      )}
    </div>
  );
}
