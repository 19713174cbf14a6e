import { type FormEvent, useState } from 'react';
import type { ImportRow } from '#contract/selling/imports.ts';
import { isCorrectable } from '#domain/exchange/corrections.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { labelOf } from './field-labels.ts';
import { correctRow } from './import-calls.ts';
import { useImportChange } from './import-change.ts';
import { optionsFor } from './value-options.ts';

interface CorrectFaultProps {
  id: string;
  row: number;
  fault: ImportRow['faults'][number];
}

/** The value in place of the one that is wrong. It is kept for the next file. */
export function CorrectFault({ id, row, fault: { field, value = '' } }: CorrectFaultProps) {
  const [text, setText] = useState<string>();
  const { busy, send } = useImportChange(id, 'Not corrected');
  if (!isCorrectable(field)) return null;
  if (text === undefined)
    return (
      <Button look="secondary" size="small" className="mt-1" onClick={() => setText(value)}>
        Correct
        <span className="sr-only">
          {' '}
          {labelOf(field)} of row {row}
        </span>
      </Button>
    );
  const options = optionsFor(field);

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(() => correctRow(id, row, { [field]: text ?? '' }));
  }

  return (
    <form method="post" onSubmit={submit} className="mt-1 flex flex-wrap items-end gap-2">
      <Field
        label={field === 'price' ? 'Price in pounds' : labelOf(field)}
        className="min-w-40 max-w-xs flex-1"
      >
        {options.length > 0 ? (
          <NativeSelect
            value={options.some((option) => option.value === text) ? text : ''}
            onChange={(event) => setText(event.target.value)}
          >
            <option value="">Please choose</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <TextInput value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        Save
      </Button>
      <Button look="secondary" onClick={() => setText(undefined)}>
        Cancel
      </Button>
    </form>
  );
}
