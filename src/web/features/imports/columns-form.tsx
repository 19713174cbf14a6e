import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Import, ImportColumns } from '#contract/selling/imports.ts';
import type { CsvColumn } from '#domain/exchange/columns.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { ColumnRow, type ShownColumn } from './column-row.tsx';
import { labelOf } from './field-labels.ts';
import { HeaderRow } from './header-row.tsx';
import { chooseColumns, columnsQuery } from './import-calls.ts';
import { useImportChange } from './import-change.ts';

/** What each column of a table holds: guessed, shown with samples, corrected by hand and remembered. */
export function ColumnsForm({ found }: { found: Import }) {
  const { data } = useQuery(columnsQuery(found));
  if (!data) return null;
  if (data.columns.length === 0) return <EmptySheet found={found} table={data} />;
  const form = (
    <div key={`${data.sheet} ${data.headerRow}`}>
      <HeaderRow found={found} table={data} />
      <ColumnsTable found={found} table={data} />
    </div>
  );
  if (found.needs === 'columns')
    return (
      <Card as="section" aria-labelledby="columns">
        <h2 id="columns" className="text-xl">
          Your columns
        </h2>
        {form}
      </Card>
    );
  return (
    <details className="rounded-card border border-line bg-card px-5 py-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-sea">
        Your columns
      </summary>
      {form}
    </details>
  );
}

/** The sheet has no boats: another one may. */
function EmptySheet({ found, table }: { found: Import; table: ImportColumns }) {
  if (found.needs !== 'columns' || table.sheets.length < 2) return null;
  return (
    <Card as="section" aria-labelledby="sheets">
      <h2 id="sheets" className="text-xl">
        Which sheet has your boats?
      </h2>
      <Notice variant="info" title={`No boats on “${table.sheet}”`} className="mt-3 mb-4">
        We found no table of boats on this sheet. Choose another one, or add the boats and upload the file
        again.
      </Notice>
      <SheetChoice found={found} table={table} />
    </Card>
  );
}

function SheetChoice({ found, table }: { found: Import; table: ImportColumns }) {
  const { send } = useImportChange(found.id, 'Not read');
  return (
    <Field label="Sheet" className="max-w-sm">
      <NativeSelect
        value={table.sheet ?? ''}
        onChange={(event) => {
          const sheet = event.target.value;
          void send(() => chooseColumns(found.id, { columns: [], sheet }));
        }}
      >
        {table.sheets.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
    </Field>
  );
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** How the file was read. */
function readingWords({ separator, encoding, sheet }: ImportColumns): string {
  const parts = [
    sheet && `Sheet “${sheet}”`,
    separator && `separated by ${SEPARATORS[separator] ?? `“${separator}”`}`,
    encoding && `written as ${encoding}`,
  ];
  const words = parts.filter(Boolean).join(', ');
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

type Choice = { field: CsvColumn | null; unit?: string };

/** The columns with what was chosen so far, and what is wrong with that. */
function useColumns(table: ImportColumns) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const shown: ShownColumn[] = table.columns.map(({ unit, ...column }) => ({
    ...column,
    ...(chosen[column.column] ?? (unit ? { unit } : {})),
  }));
  const fields = shown.flatMap(({ field }) => field ?? []);
  return {
    shown,
    choose: (column: string, choice: Choice) => setChosen({ ...chosen, [column]: choice }),
    hasReference: fields.includes('reference'),
    twice: fields.find((field, at) => fields.indexOf(field) !== at),
    missing: table.missing.filter((name) => name !== 'reference' && !fields.some((field) => field === name)),
  };
}

function ColumnsTable({ found, table }: { found: Import; table: ImportColumns }) {
  const { shown, choose, hasReference, twice, missing } = useColumns(table);
  const [made, setMade] = useState(table.reference === 'made');
  const { busy, send } = useImportChange(found.id, 'Not saved');

  function submit(event: FormEvent) {
    event.preventDefault();
    const columns = shown.map(({ column, field, unit }) => ({
      column,
      field,
      ...(field && unit && { unit }),
    }));
    void send(() => chooseColumns(found.id, { columns, reference: hasReference ? 'column' : 'made' }));
  }

  return (
    <form method="post" onSubmit={submit} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-5 pb-3">
      <p className="max-w-prose text-muted">
        This is what we take your columns for. Change what is wrong; we remember it for your next file.{' '}
        {readingWords(table)}
      </p>
      {table.sheets.length > 1 && <SheetChoice found={found} table={table} />}
      <ul aria-label="Columns" className="divide-y divide-line rounded-card border border-line">
        {shown.map((column) => (
          <ColumnRow
            key={column.column}
            column={column}
            onChoose={(choice) => choose(column.column, choice)}
          />
        ))}
      </ul>
      {!hasReference && (
        <div className="grid gap-2">
          <p className="max-w-prose text-muted">
            We know a boat again in your next file by its stock number. Choose the column that has it above,
            or let us make references from make, model, year and length, and the price of boats that are
            otherwise the same. Then a boat whose details change is taken for a new one.
          </p>
          <RadioGroup
            legend="No column has a stock number"
            name="reference"
            value={made ? 'made' : 'column'}
            onChange={(value) => setMade(value === 'made')}
            options={[
              { value: 'column', label: 'I choose its column above' },
              { value: 'made', label: 'Make references from the details' },
            ]}
          />
        </div>
      )}
      {missing.length > 0 && (
        <p className="text-muted">No column has: {missing.map(labelOf).join(', ')}. We ask for it next.</p>
      )}
      {twice && (
        <Notice variant="error" title="Two columns for one thing">
          Two columns are “{labelOf(twice)}”. Leave one of them out.
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy} disabled={twice !== undefined || !(hasReference || made)}>
          {found.needs === 'columns' ? 'Use these columns' : 'Read the file again'}
        </Button>
      </div>
    </form>
  );
}
