import { Link } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { Price } from '#web/ui/boats/price.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { ViewsFigure } from '../figures/weekly-figures-link.tsx';
import { EnquiriesFigure } from '../listing/listing-messages.tsx';
import { ListingScore } from '../listing/listing-score.tsx';
import { type StockFigures, stockRow } from './stock-row.ts';

export type StockListProps = {
  listings: readonly OwnListing[];
  figuresOf: (id: number) => StockFigures | undefined;
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], wanted: boolean) => void;
  onEdit: (listing: OwnListing, field?: string) => void;
  now: Date;
};

type ChooseProps = Pick<StockListProps, 'chosen' | 'onChoose'>;

function Choose({ listing: { id, title }, chosen, onChoose }: ChooseProps & { listing: OwnListing }) {
  return (
    // The label makes the whole 44 pixels around the box react.
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">Choose {title}</span>
      <input
        type="checkbox"
        className="tick size-5 rounded-[5px]"
        checked={chosen.has(id)}
        onChange={(event) => onChoose([id], event.target.checked)}
      />
    </label>
  );
}

function ChooseAll({ listings, chosen, onChoose }: Omit<StockListProps, 'figuresOf' | 'onEdit' | 'now'>) {
  const ids = listings.map(({ id }) => id);
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">Choose all boats on this page</span>
      <input
        type="checkbox"
        className="tick size-5 rounded-[5px]"
        checked={ids.every((id) => chosen.has(id))}
        onChange={(event) => onChoose(ids, event.target.checked)}
      />
    </label>
  );
}

const Reference = ({ reference }: Pick<OwnListing, 'reference'>) =>
  reference && <span className="block text-muted text-sm wrap-anywhere">Ref. {reference}</span>;

const HEAD = 'px-3 py-2 text-left font-semibold text-muted text-sm whitespace-nowrap';
const CELL = 'px-3 py-2 align-middle';
const FIGURE = 'tabular px-3 py-2 text-right align-middle whitespace-nowrap';

/** The stock as a compact table, for wide screens. */
export function StockTable(props: StockListProps) {
  const { listings, figuresOf, chosen, onChoose, onEdit, now } = props;
  return (
    <table aria-labelledby="all-listings" className="w-full border-collapse">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="w-11">
            <ChooseAll {...props} />
          </th>
          <th scope="col" className={HEAD} colSpan={2}>
            Boat
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Price
          </th>
          <th scope="col" className={HEAD}>
            State
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Views
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Enquiries
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Days listed
          </th>
          <th scope="col" className={HEAD}>
            Confirmed
          </th>
          <th scope="col">
            <span className="sr-only">Edit</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {listings.map((listing) => {
          const row = stockRow(listing, figuresOf(listing.id), now);
          return (
            <tr key={listing.id} className={chosen.has(listing.id) ? 'bg-foam' : undefined}>
              <td>
                <Choose listing={listing} chosen={chosen} onChoose={onChoose} />
              </td>
              <td className="w-20 py-2">
                <div className="h-12 w-16 overflow-hidden rounded-[6px] bg-line">
                  <Photo photo={listing.cover} alt="" sizes="64px" widest={320} />
                </div>
              </td>
              <th scope="row" className="min-w-40 py-2 pr-3 text-left font-normal">
                <Link
                  to={`/boats/${listing.id}`}
                  className="font-semibold wrap-anywhere hover:text-sea hover:underline hover:underline-offset-4"
                >
                  {listing.title}
                </Link>
                <Reference reference={listing.reference} />
                <ListingScore listing={listing} onEdit={onEdit} />
              </th>
              <td className={FIGURE}>
                <Price amount={listing.price} currency={listing.currency} className="text-base" />
              </td>
              <td className={CELL}>
                <Badge variant={row.state.colour}>{row.state.words}</Badge>
              </td>
              <td className={FIGURE}>
                <ViewsFigure listing={listing} views={row.views} />
              </td>
              <td className={FIGURE}>
                <EnquiriesFigure listing={listing} enquiries={figuresOf(listing.id)?.enquiries} />
              </td>
              <td className={FIGURE}>{row.days}</td>
              <td className={`${CELL} whitespace-nowrap text-sm`}>{row.confirmed}</td>
              <td className="py-2 text-right">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Edit ${listing.title}`}
                  onClick={() => onEdit(listing)}
                >
                  Edit
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The same for phones. */
export function StockCards({ listings, figuresOf, chosen, onChoose, onEdit, now }: StockListProps) {
  return (
    <ul aria-labelledby="all-listings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {listings.map((listing) => {
        const row = stockRow(listing, figuresOf(listing.id), now);
        return (
          <li
            key={listing.id}
            className={`rounded-card border border-line p-3 ${chosen.has(listing.id) ? 'bg-foam' : 'bg-card'}`}
          >
            <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.75rem] gap-3">
              <div className="aspect-[4/3] overflow-hidden rounded-[6px] bg-line">
                <Photo photo={listing.cover} alt="" sizes="88px" widest={320} />
              </div>
              <div className="min-w-0">
                <Link to={`/boats/${listing.id}`} className="line-clamp-2 font-semibold wrap-anywhere">
                  {listing.title}
                </Link>
                <Reference reference={listing.reference} />
                <Price amount={listing.price} currency={listing.currency} className="text-base" />
              </div>
              <Choose listing={listing} chosen={chosen} onChoose={onChoose} />
            </div>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Badge variant={row.state.colour}>{row.state.words}</Badge>
              <Button
                look="secondary"
                size="small"
                className="h-11"
                aria-label={`Edit ${listing.title}`}
                onClick={() => onEdit(listing)}
              >
                Edit
              </Button>
            </div>
            <ListingScore listing={listing} onEdit={onEdit} />
            <dl className="tabular mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
              {[
                { label: 'Views', value: <ViewsFigure listing={listing} views={row.views} /> },
                {
                  label: 'Enquiries',
                  value: <EnquiriesFigure listing={listing} enquiries={figuresOf(listing.id)?.enquiries} />,
                },
                { label: 'Days', value: row.days },
                { label: 'Confirmed', value: row.confirmed },
              ].map(({ label, value }) => (
                <div key={label} className="flex gap-1">
                  <dt>{label}</dt>
                  <dd className="text-ink">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
