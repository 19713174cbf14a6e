import type { PendingBoat } from '#contract/admin/queue.ts';
import { cx } from '#web/ui/class-names.ts';
import { MarkedWords } from '#web/ui/states/marked-words.tsx';
import { diffWords } from '#web/ui/states/word-diff.ts';
import { PhotoChanges } from './photo-changes.tsx';

type Change = { label: string; from: string; to: string };

/** The old and new values of every changed field, and the photos. */
export function Changes({ entry }: { entry: PendingBoat }) {
  return (
    <section aria-labelledby="changes" className="grid gap-5">
      <h3 id="changes" className="text-lg">
        What changes
      </h3>
      {entry.changes.length > 0 && <ChangeTable changes={entry.changes} from="Live now" to="Proposed" />}
      {entry.photoChange && <PhotoChanges {...entry.photoChange} />}
    </section>
  );
}

const CELL = 'min-w-0 wrap-anywhere px-4 py-3 align-top whitespace-pre-line';

/** On a phone each field takes three lines: two columns would be too narrow to read. */
export function ChangeTable({ changes, from, to }: { changes: readonly Change[]; from: string; to: string }) {
  return (
    <table className="w-full table-fixed overflow-hidden rounded-control border border-line text-left max-sm:block">
      <thead className="bg-paper text-muted text-sm max-sm:hidden">
        <tr>
          <th scope="col" className="w-40 px-4 py-2 font-semibold">
            Field
          </th>
          <th scope="col" className="px-4 py-2 font-semibold">
            {from}
          </th>
          <th scope="col" className="px-4 py-2 font-semibold">
            {to}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {changes.map((change) => (
          <ChangeRow key={change.label} change={change} from={from} to={to} />
        ))}
      </tbody>
    </table>
  );
}

/** Differences between values shorter than this are easy to see unmarked. */
const WORTH_MARKING = 60;

const isLong = ({ from, to }: Change) => Math.max(from.length, to.length) >= WORTH_MARKING;

function ChangeRow({ change, from, to }: { change: Change; from: string; to: string }) {
  const parts = isLong(change) ? diffWords(change.from, change.to) : undefined;
  return (
    <tr className="max-sm:block max-sm:py-2">
      <th scope="row" className="px-4 py-3 align-top font-semibold max-sm:block max-sm:pb-0">
        {change.label}
      </th>
      <td className={`${CELL} text-muted max-sm:block max-sm:py-1`}>
        <span className="block text-sm sm:hidden">{from}</span>
        {parts ? (
          <MarkedWords parts={parts} mark="removed" />
        ) : (
          <del className="no-underline">{change.from}</del>
        )}
      </td>
      <td className={cx(CELL, 'max-sm:block max-sm:py-1', !parts && 'bg-starboard-quiet')}>
        <span className="block text-muted text-sm sm:hidden">{to}</span>
        {parts ? <MarkedWords parts={parts} mark="added" /> : <ins className="no-underline">{change.to}</ins>}
      </td>
    </tr>
  );
}
