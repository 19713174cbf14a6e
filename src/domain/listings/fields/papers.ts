import './complete-fields.ts';
import { endOfLondonDay, londonDay } from '../../days.ts';
import { resolveCategory } from '../../taxonomy/category-names.ts';
import { type DescribedBoat, displayValue } from './display-value.ts';
import { FIELD_NAMES, type FieldName, type Fields, fieldDefinition } from './fields.ts';
import { fieldsFor } from './form-fields.ts';
import { withHiddenEnds } from './hidden-ends.ts';

/** The name of the field that a line of the panel is about. */
export type PaperLine = { [F in FieldName]: Fields[F] extends { paper: object } ? F : never }[FieldName];

export const PAPER_LINES = FIELD_NAMES.filter((name) => fieldDefinition(name).paper) as readonly PaperLine[];

/** What is known about a line, and never more. */
export const PAPER_STATES = ['seen', 'stated', 'not stated', 'expired'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

export type Paper = {
  line: PaperLine;
  says: PaperState;
  /** As the seller states it, in words. */
  value?: string;
  /** When one of us saw the document. */
  seenAt?: string;
};

/** What was seen, by line: the values as they were then, so that an edit of the line takes the tick away. */
export type PapersSeen = { readonly [L in PaperLine]?: { readonly values: string; readonly at: string } };

const fieldsOfLine = (line: PaperLine): readonly FieldName[] => [
  line,
  ...((fieldDefinition(line).paper?.also ?? []) as readonly FieldName[]),
];

/** What a line states, for comparing it with what was seen. */
export const valuesOfLine = (boat: DescribedBoat, line: PaperLine): string =>
  JSON.stringify(fieldsOfLine(line).map((name) => boat[name] ?? null));

export const isStated = (boat: DescribedBoat, line: PaperLine): boolean =>
  fieldsOfLine(line).some((name) => displayValue(boat, name) !== undefined);

/** The day after which a line is expired. */
export function untilOf(boat: DescribedBoat, line: PaperLine): string | undefined {
  const { until } = fieldDefinition(line).paper ?? {};
  const day = until && boat[until as FieldName];
  return typeof day === 'string' ? day : undefined;
}

/** "Canal & River Trust, until 31 March 2028": what the seller states, in words. */
export function statedInWords(boat: DescribedBoat, line: PaperLine): string {
  const { until } = fieldDefinition(line).paper ?? {};
  return fieldsOfLine(line)
    .flatMap((name) => {
      const value = displayValue(boat, name);
      return value === undefined ? [] : [name === until ? `until ${value}` : String(value)];
    })
    .join(', ');
}

interface Reader {
  /** The owner and administrators see values whose end is hidden from others. */
  whole?: boolean;
}

/** The lines that a category asks for, each with what is known at that time. */
export function papersOf(
  boat: DescribedBoat,
  seen: PapersSeen,
  now: Date,
  { whole = false }: Reader = {},
): Paper[] {
  const category = resolveCategory(String(boat.category ?? ''))?.id;
  const asked = new Set(fieldsFor(category, boat.subcategory as string | null | undefined));
  const shown = whole ? boat : withHiddenEnds(boat);
  return PAPER_LINES.filter((line) => asked.has(line)).map((line) =>
    isStated(boat, line)
      ? { ...stateOf(boat, line, seen, now), value: statedInWords(shown, line) }
      : { line, says: 'not stated' },
  );
}

/** Of a line that is stated. */
function stateOf(boat: DescribedBoat, line: PaperLine, seen: PapersSeen, now: Date): Paper {
  const until = untilOf(boat, line);
  const tick = seen[line]?.values === valuesOfLine(boat, line) ? seen[line] : undefined;
  const seenAt = tick && { seenAt: tick.at };
  if (until !== undefined && until < londonDay(now)) return { line, says: 'expired', ...seenAt };
  return { line, says: tick ? 'seen' : 'stated', ...seenAt };
}

/** When what is known changes by the clock. */
export const endsOfPapers = (boat: DescribedBoat): Date[] =>
  PAPER_LINES.flatMap((line) => untilOf(boat, line) ?? []).map(endOfLondonDay);

/** The label of a line. */
export function titleOfLine(line: PaperLine): string {
  const { label, paper } = fieldDefinition(line);
  return paper?.title ?? label;
}
