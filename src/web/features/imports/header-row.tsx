import { type FormEvent, useState } from 'react';
import type { Import, ImportColumns } from '#contract/selling/imports.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { chooseColumns } from './import-calls.ts';
import { useImportChange } from './import-change.ts';

/** Which of the first rows names the columns: guessed, shown, and chosen by hand where the guess is wrong. */
export function HeaderRow({ found, table }: { found: Import; table: ImportColumns }) {
  const { head, headerRow } = table;
  const [chosen, setChosen] = useState(headerRow);
  const { busy, send } = useImportChange(found.id, 'Not read');
  if (headerRow === null || head.length < 2) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== null) void send(() => chooseColumns(found.id, { columns: [], headerRow: chosen }));
  }

  return (
    <details className="mt-3 rounded-card border border-line px-4 py-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sea">
        Headings are in row {headerRow}. Wrong row?
      </summary>
      <form method="post" onSubmit={submit} className="grid gap-4 pb-3">
        <RadioGroup
          legend="Which row holds the headings?"
          name="headerRow"
          value={String(chosen)}
          onChange={(row) => setChosen(Number(row))}
          options={head.map(({ row, cells }) => ({
            value: String(row),
            label: `Row ${row}`,
            help: <span className="wrap-anywhere">{cells.join(' · ')}</span>,
          }))}
        />
        <div>
          <Button type="submit" look="secondary" busy={busy} disabled={chosen === headerRow}>
            Read the file with these headings
          </Button>
        </div>
      </form>
    </details>
  );
}
