import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Import, ImportRow as Row } from '#contract/selling/imports.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { CorrectFault } from './correct-fault.tsx';
import { labelOf, questionId } from './field-labels.ts';
import { OUTCOME_WORDS, UNDONE_WORDS } from './import-words.ts';

/** A boat of the file as it would appear, with what is wrong with it. */
export function ImportRow({ found, row }: { found: Import; row: Row }) {
  const { words, colour } = OUTCOME_WORDS[row.outcome];
  const name = row.title || `Row ${row.row}`;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 px-4 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="aspect-4/3 self-start overflow-hidden rounded-control bg-line">
        <Picture row={row} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {row.boatId && row.undone !== 'removed' ? (
            <Link to={`/boats/${row.boatId}`} className="hover:text-sea hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm wrap-anywhere">{factsOf(row).join(' · ')}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {row.reference ? `Ref. ${row.reference}, row ${row.row}` : `Row ${row.row}`}
        </p>
        <Changes row={row} />
        <Faults found={found} row={row} />
        <Asks found={found} row={row} />
        <Corrected row={row} />
        <Others row={row} />
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 self-start sm:col-start-3">
        <Badge variant={colour}>{words}</Badge>
        {row.undone && <Badge variant="brass">{UNDONE_WORDS[row.undone]}</Badge>}
      </div>
    </li>
  );
}

/** Its number of photos stands in the place of a picture until that has been made. */
function Picture({ row: { shown, photos } }: { row: Row }) {
  if (shown.picture)
    return (
      <Photo
        photo={{ url: shown.picture, width: null, height: null, placeholder: null }}
        alt=""
        sizes="112px"
        widest={320}
      />
    );
  if (shown.preview)
    return (
      <span className="photo">
        <img src={shown.preview} alt="" width={320} height={240} loading="lazy" />
      </span>
    );
  return (
    <p className="grid size-full place-items-center text-center text-muted text-sm">
      {photos > 0 ? photoWords(photos) : 'No photo'}
    </p>
  );
}

const photoWords = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;

function factsOf({ shown, photos, outcome }: Row): string[] {
  const { price, yearBuilt, length, location, state } = shown;
  const facts = [price, yearBuilt, length, location, state && SALE_STATE_WORDS[state].words];
  const known = facts.filter((fact) => fact !== undefined && fact !== '') as string[];
  return photos > 0 || outcome === 'new'
    ? [...known, photos === 0 ? 'no photos' : photoWords(photos)]
    : known;
}

function Changes({ row: { changes } }: { row: Row }) {
  if (changes.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {changes.map(({ field, from, to }) => (
        <li key={field} className="wrap-anywhere">
          {labelOf(field)}: <span className="text-muted">{shortened(from)}</span> →{' '}
          <span className="font-medium">{shortened(to)}</span>
        </li>
      ))}
    </ul>
  );
}

function Faults({ found, row }: { found: Import; row: Row }) {
  if (row.faults.length === 0) return null;
  return (
    <ul aria-label="Faults" className="mt-1 grid gap-2 text-sm">
      {row.faults.map((fault) => (
        <li key={`${fault.field} ${fault.message}`}>
          <p className="text-signal wrap-anywhere">
            {fault.message}
            {fault.value &&
              !fault.message.includes(fault.value) &&
              ` The file says “${shortened(fault.value)}”.`}
          </p>
          {found.state === 'ready' && <CorrectFault id={found.id} row={row.row} fault={fault} />}
        </li>
      ))}
    </ul>
  );
}

/** Leads to the questions that would say what the file leaves open about this boat. */
function Asks({ found, row }: { found: Import; row: Row }) {
  const isUnknown = row.faults.some(({ field, value }) =>
    found.unknown.some((unknown) => unknown.field === field && unknown.value === value),
  );
  if (found.state !== 'ready' || (row.asks.length === 0 && !isUnknown)) return null;
  const links = [
    ...row.asks.map((field) => ({
      href: `#${questionId(field)}`,
      label: `${labelOf(field)}: answer for the file`,
    })),
    ...(isUnknown ? [{ href: '#mapping', label: 'Say what the value means' }] : []),
  ];
  return (
    <ul aria-label="Open questions" className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-8 items-center text-sea underline underline-offset-3 hover:text-sea-strong"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Corrected({ row: { corrected } }: { row: Row }) {
  if (corrected.length === 0) return null;
  return (
    <ul aria-label="Corrected" className="mt-1 grid gap-0.5 text-muted text-sm">
      {corrected.map(({ field, was, value }) => (
        <li key={field} className="wrap-anywhere">
          {labelOf(field)} corrected: {was ? `“${shortened(was)}”` : 'empty'} → “{shortened(value)}”
        </li>
      ))}
    </ul>
  );
}

function Others({ row: { other } }: { row: Row }) {
  if (other.length === 0) return null;
  return (
    <details className="group mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sea">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        Other details, left out: {other.length}
      </summary>
      <dl className="grid gap-x-4 sm:grid-cols-2">
        {other.map(({ name, value }) => (
          <div key={`${name} ${value}`} className="flex gap-2 wrap-anywhere">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const LONGEST = 120;
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
