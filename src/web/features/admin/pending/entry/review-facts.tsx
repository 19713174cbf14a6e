import { Info, TriangleAlert } from 'lucide-react';
import type { ReviewFact } from '#contract/admin/queue.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { cx } from '#web/ui/class-names.ts';
import { PersonLink } from '../../people/person-link.tsx';

/** Facts that help to decide, concerns first. They are hints, not verdicts. */
export function ReviewFacts({ facts }: { facts: readonly ReviewFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="review-facts">
      <h3 id="review-facts" className="mb-3 text-lg">
        Worth knowing
      </h3>
      <FactList facts={facts} />
    </section>
  );
}

export function FactList({ facts }: { facts: readonly ReviewFact[] }) {
  return (
    <ul className="grid gap-2">
      {facts.map((fact) => (
        <Fact key={fact.sentence} fact={fact} />
      ))}
    </ul>
  );
}

function Fact({ fact }: { fact: ReviewFact }) {
  const Icon = fact.isConcern ? TriangleAlert : Info;
  return (
    <li
      className={cx(
        'flex gap-3 rounded-control px-4 py-3',
        fact.isConcern ? 'bg-brass-quiet' : 'bg-paper text-muted',
      )}
    >
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0', fact.isConcern ? 'text-brass' : 'text-muted')}
      />
      <div className="grid min-w-0 gap-2">
        <p className="wrap-anywhere">
          {fact.isConcern && <span className="sr-only">Concern: </span>}
          {fact.sentence}
        </p>
        {fact.boats.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {fact.boats.map(({ id, title, sellerName, sellerId }) => (
              <li key={id} className="min-w-0">
                <a
                  href={`/boats/${id}`}
                  target="_blank"
                  rel="noopener"
                  className="wrap-anywhere font-medium text-sea underline underline-offset-2"
                >
                  {title}
                </a>{' '}
                by <PersonLink id={sellerId}>{sellerName}</PersonLink>
              </li>
            ))}
          </ul>
        )}
        {fact.photos.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {fact.photos.map((url) => (
              <li key={url}>
                <img
                  src={variantUrl(url, { width: 320, format: 'jpeg' })}
                  alt="Also affected"
                  loading="lazy"
                  className="h-16 w-21 rounded-control object-cover"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
