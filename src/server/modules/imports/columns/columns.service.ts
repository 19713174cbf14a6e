import type { ChosenColumns, Import, ImportAnswers, ImportColumns } from '#contract/selling/imports.ts';
import { FIELD_OF_COLUMN } from '#domain/exchange/guess-columns.ts';
import { type Answers, isAsked, questionOf } from '#domain/exchange/questions.ts';
import { currenciesIn } from '#domain/exchange/read-amount.ts';
import type { ColumnChoice, Table, TableChoices } from '#domain/exchange/table-layout.ts';
import { isUnit } from '#domain/exchange/units.ts';
import { REQUIRED_FIELDS } from '#domain/listings/fields/facts.ts';
import { readField } from '#domain/listings/fields/read-field.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { noColumns } from '../imports.errors.ts';
import { type ImportRecord, NO_COUNTS, updateImport } from '../imports.repository.ts';
import { lockReady, ownImport, readOwnImport } from '../imports.service.ts';
import { enqueueImport } from '../queue/imports.queue.ts';
import { saveLayout } from './choices.repository.ts';
import { openQuestions } from './needs.ts';

type Changing = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** What new boats take from the account or from other columns if no column has it. */
const MADE = ['sellerName', 'title'];

function missingIn({ columns }: Table): string[] {
  const fields = new Set<string | null>(columns.map(({ field }) => field));
  const hasTitle = fields.has('title') || fields.has('make') || fields.has('model');
  return [
    ...(fields.has('reference') ? [] : ['reference']),
    ...REQUIRED_FIELDS.filter((name) => !fields.has(name) && !MADE.includes(name)),
    ...(hasTitle ? [] : ['title']),
  ];
}

const inWords = (boats: number) => (boats === 1 ? 'this boat' : `these ${boats} boats`);

const columnsView = (record: ImportRecord): ImportColumns => {
  const { table } = record;
  const hasReference = table?.columns.some(({ field }) => field === 'reference') ?? false;
  return {
    columns:
      table?.columns.map(({ column, samples, field, unit, sure, hidden }) => ({
        column,
        samples,
        field,
        ...(unit && { unit }),
        sure,
        ...(hidden && { hidden }),
      })) ?? [],
    missing: table ? missingIn(table) : [],
    ask: openQuestions(record).map(({ field, ask, choices, boats, answer }) => ({
      field,
      question: ask(inWords(boats)),
      choices: [...choices],
      boats,
      answer,
    })),
    reference: hasReference ? 'column' : table?.madeReferences ? 'made' : null,
    sheets: table?.sheets ?? [],
    sheet: table?.sheet ?? null,
    headerRow: table?.headerRow || null,
    head: table?.head ?? [],
    separator: table?.separator ?? null,
    encoding: table?.encoding ?? null,
  };
};

export const readColumns = async (deps: Changing, seller: Principal, id: string): Promise<ImportColumns> =>
  columnsView(await ownImport(deps, seller, id));

/** Why these columns cannot be chosen; undefined if they can. */
function choiceProblem({ columns }: ChosenColumns, table: Table, isSameTable: boolean): string | undefined {
  const known = new Set(table.columns.map(({ column }) => column));
  const unknown = columns.find(({ column }) => isSameTable && !known.has(column));
  if (unknown) return `There is no column “${unknown.column}”`;
  const names = columns.map(({ column }) => column);
  if (new Set(names).size < names.length) return 'Name each column once';
  const fields = columns.flatMap(({ field }) => field ?? []);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice) return `Two columns cannot both be “${twice}”`;
  const odd = columns.find(({ unit }) => unit && !isUnit(unit) && currenciesIn(unit).length === 0);
  return odd ? `“${odd.unit}” is no unit that we know` : undefined;
}

/** Of another sheet nothing is known yet. */
const canBeHeader = ({ sheet, head, headerRow }: Table, row: number, chosenSheet: string | null): boolean =>
  sheet !== chosenSheet || row === headerRow || (head?.some((one) => one.row === row) ?? true);

/** What was decided before stays, unless it is decided again or another column takes the field. */
function mergeColumns(table: Table, chosen: readonly ColumnChoice[]): ColumnChoice[] {
  const again = new Map(chosen.map((choice) => [choice.column, choice]));
  const taken = new Set(chosen.flatMap(({ field }) => field ?? []));
  return table.columns.map(({ column, field, unit }) => {
    const choice = again.get(column);
    if (choice) return choice;
    const kept = field !== null && taken.has(field) ? null : field;
    return { column, field: kept, ...(unit && { unit }) };
  });
}

const choiceOf = ({ column, field, unit }: ChosenColumns['columns'][number]): ColumnChoice => ({
  column,
  field: field !== null && FIELD_OF_COLUMN.has(field) ? field : null,
  ...(unit && { unit }),
});

/** Stores what the columns hold, for this file and the next ones, and reads the file again. */
export async function chooseColumns(
  deps: Changing,
  seller: Principal,
  id: string,
  request: ChosenColumns,
): Promise<Import> {
  const { ownerId } = await ownImport(deps, seller, id);
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const record = await lockReady(tx, seller, id);
    const { table } = record;
    if (!table) throw noColumns();
    const { sheet = table.sheet, headerRow = table.headerRow } = request;
    const isSameTable = sheet === table.sheet && headerRow === table.headerRow;
    if (sheet !== null && !table.sheets.includes(sheet)) throw invalid(`There is no sheet “${sheet}”`);
    if (request.headerRow !== undefined && !canBeHeader(table, request.headerRow, sheet))
      throw invalid(`Row ${request.headerRow} is none of the first rows of the table`);
    const problem = choiceProblem(request, table, isSameTable);
    if (problem) throw invalid(problem);
    const choices: TableChoices = {
      // Another sheet or row has other columns: those are guessed again.
      columns: isSameTable
        ? mergeColumns(table, request.columns.map(choiceOf))
        : request.columns.map(choiceOf),
      madeReferences: request.reference ? request.reference === 'made' : table.madeReferences,
      ...(sheet !== null && { sheet }),
      ...(sheet === table.sheet || request.headerRow !== undefined ? { headerRow } : {}),
    };
    // The row of the header differs from file to file.
    const { headerRow: _, ...remembered } = choices;
    if (isSameTable && table.columns.length > 0)
      await saveLayout(tx, { ownerId, key: table.key, choices: remembered, usedAt: at });
    await updateImport(tx, id, ['ready'], {
      state: 'checking',
      counts: NO_COUNTS,
      choices,
      updatedAt: at,
    });
    await enqueueImport(deps, tx, { ...record, state: 'checking' });
  });
  return readOwnImport(deps, seller, id);
}

/** Why an answer is none; undefined if it is one. An empty one takes the answer back. */
function answerProblem({ field, value }: ImportAnswers['answers'][number], now: Date): string | undefined {
  const text = String(value);
  if (text === '') return undefined;
  const { choices } = questionOf(field);
  if (choices.includes(text)) return undefined;
  const reading =
    field === 'country' ? readField(field, text, now) : { problem: `Choose one of ${choices.join(', ')}` };
  return 'problem' in reading ? reading.problem : undefined;
}

/** Stores facts about all boats of a file that does not state them, and checks it again. */
export async function answerQuestions(
  deps: Changing,
  seller: Principal,
  id: string,
  { answers }: ImportAnswers,
): Promise<Import> {
  const at = deps.clock.now();
  const problems = answers.flatMap((answer, index) => {
    const message = answerProblem(answer, at);
    return message ? [{ path: ['answers', index, 'value'], message }] : [];
  });
  if (problems[0]) throw invalid(problems[0].message, problems);
  await ownImport(deps, seller, id);
  await deps.db.transaction(async (tx) => {
    const record = await lockReady(tx, seller, id);
    const merged: Record<string, string> = { ...record.answers };
    for (const { field, value } of answers) {
      if (value === '') delete merged[field];
      else merged[field] = String(value);
    }
    const known = Object.fromEntries(Object.entries(merged).filter(([field]) => isAsked(field))) as Answers;
    await updateImport(tx, id, ['ready'], { state: 'checking', answers: known, updatedAt: at });
    await enqueueImport(deps, tx, { ...record, state: 'checking' });
  });
  return readOwnImport(deps, seller, id);
}
