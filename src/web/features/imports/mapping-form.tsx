import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Import } from '#contract/selling/imports.ts';
import { UNIT_NAMES } from '#domain/exchange/units.ts';
import { FIELDS, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { MAKES } from '#domain/taxonomy/makes.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { importQuery, mapValues } from './import-calls.ts';

type Unknown = Import['unknown'][number];
type Option = { value: string; label: string };

const same = (value: string): Option => ({ value, label: value });

function optionsFor(field: string): Option[] {
  if (field === 'unit') return UNIT_NAMES.map(same);
  if (field === 'make') return MAKES.map(same);
  if (field === 'category') return CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));
  if (field === 'subcategory')
    return CATEGORIES.flatMap(({ name, subcategories }) =>
      subcategories.map((kind) => ({ value: kind.id, label: `${name}: ${kind.name}` })),
    );
  const definition = isField(field) ? fieldDefinition(field) : undefined;
  const options = definition?.control === 'choice' ? definition.options : {};
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

const labelOf = (field: string) => {
  if (field === 'unit') return 'Unit';
  return isField(field) ? fieldDefinition(field).label : field;
};

const keyOf = ({ field, value }: Unknown) => `${field} ${value}`;
const LEAVE_OUT = ' leave out';

/** Asks what unknown values mean. The answers also apply to the next file. */
export function MappingForm({ found }: { found: Import }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [busy, during] = useBusy();

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = found.unknown.flatMap((unknown) => {
      const as = chosen[keyOf(unknown)];
      return as ? [{ ...unknown, as: as === LEAVE_OUT ? '' : as }] : [];
    });
    if (values.length === 0) return;
    void during(async () => {
      try {
        client.setQueryData(importQuery(found.id).queryKey, await mapValues(found.id, values));
      } catch (error) {
        toast({
          title: 'Not saved',
          description: sentenceOf(error, 'Please try again.'),
          variant: 'destructive',
        });
      }
    });
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
                {optionsFor(unknown.field).map(({ value, label }) => (
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
