import type { Import } from '#contract/selling/imports.ts';
import { ASKED_FIELDS, questionOf } from '#domain/exchange/questions.ts';
import { isClear, type Table } from '#domain/exchange/table-layout.ts';
import type { ImportRecord } from '../imports.repository.ts';

/** A table whose columns the seller has to confirm: its boats have not been read. */
export const needsColumns = (table: Table | null): boolean => table !== null && !isClear(table);

/** The questions that a file leaves, with what the seller answered. */
export const openQuestions = ({ asked, answers }: Pick<ImportRecord, 'asked' | 'answers'>) =>
  ASKED_FIELDS.flatMap((field) => {
    const boats = asked[field] ?? 0;
    // Messages start on: that offers something, and claims nothing.
    const answer = answers[field] ?? (field === 'showEmail' ? 'true' : null);
    return boats > 0 ? [{ field, boats, ...questionOf(field), answer }] : [];
  });

/** How many questions about a checked file are open: facts that it does not state, and values that we do not know. */
export const countOpen = (record: ImportRecord): number =>
  record.state === 'ready'
    ? openQuestions(record).filter(({ answer }) => answer === null).length + record.unknown.length
    : 0;

/** What a checked file still needs from its seller. */
export function needsOf(record: ImportRecord): Import['needs'] {
  if (record.state !== 'ready') return undefined;
  if (needsColumns(record.table)) return 'columns';
  // The others show nothing until they are answered, or are seen in the rows as they are read.
  const isOpen = openQuestions(record).some(({ field, answer }) => field === 'vatStatus' && answer === null);
  return isOpen ? 'answers' : undefined;
}
