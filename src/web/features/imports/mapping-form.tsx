import { type FormEvent, useState } from 'react';
import type { Import } from '#contract/selling/imports.ts';
import { MAKES } from '#domain/taxonomy/makes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { labelOf } from './field-labels.ts';
import { mapValues } from './import-calls.ts';
import { useImportChange } from './import-change.ts';
import { optionsFor } from './value-options.ts';

type Unknown = Import['unknown'][number];
const mappingOptions = (field: string) =>
  field === 'make' ? MAKES.map((value) => ({ value, label: value })) : optionsFor(field);

const keyOf = ({ field, value }: Unknown) => `${field} ${value}`;
const LEAVE_OUT = ' leave out';

/** Asks what unknown values mean. The answers also apply to the next file. */
export function MappingForm({ found }: { found: Import }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { busy, send } = useImportChange(found.id, 'Not saved');

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = found.unknown.flatMap((unknown) => {
      const as = chosen[keyOf(unknown)];
      return as ? [{ ...unknown, as: as === LEAVE_OUT ? '' : as }] : [];
    });
    if (values.length === 0) return;
    void send(() => mapValues(found.id, values));
  }

  return (
    <Card as="section" aria-labelledby="mapping">
      <h2 id="mapping" className="text-xl">
        Values we don’t recognise
      </h2>
      <p className="mt-1 text-muted">
        Say what they mean; we remember it for your next file. Makes are taken as they are unless you choose
        another.
      </p>
      <form method="post" onSubmit={submit} className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.unknown.map((unknown) => (
            <Field key={keyOf(unknown)} label={`${labelOf(unknown.field)} “${unknown.value}” means`}>
              <NativeSelect
                value={chosen[keyOf(unknown)] ?? ''}
                onChange={(event) => setChosen({ ...chosen, [keyOf(unknown)]: event.target.value })}
              >
                <option value="">Please choose</option>
                {unknown.field !== 'make' && <option value={LEAVE_OUT}>Leave it out</option>}
                {mappingOptions(unknown.field).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            Save and check again
          </Button>
        </div>
      </form>
    </Card>
  );
}
