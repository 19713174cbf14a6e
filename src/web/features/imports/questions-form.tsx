import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Import } from '#contract/selling/imports.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { choiceLabel, questionId } from './field-labels.ts';
import { answerQuestions, columnsQuery } from './import-calls.ts';
import { useImportChange } from './import-change.ts';

/** Asks once for what a file does not state. Nothing is chosen beforehand: a default would be a claim. */
export function QuestionsForm({ found }: { found: Import }) {
  const { data } = useQuery(columnsQuery(found));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { busy, send } = useImportChange(found.id, 'Not saved');
  const ask = data?.ask ?? [];
  if (ask.length === 0) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const answers = ask.flatMap(({ field }) => {
      const value = chosen[field];
      return value === undefined ? [] : [{ field, value }];
    });
    if (answers.length > 0) void send(() => answerQuestions(found.id, answers));
  }

  return (
    <Card as="section" aria-labelledby="questions">
      <h2 id="questions" className="text-xl">
        What your file doesn’t say
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        Your answers apply to the boats of which the file doesn’t say it. Boats that differ can be corrected
        one by one below.
      </p>
      <form method="post" onSubmit={submit} className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {ask.map(({ field, question, choices, answer }) => (
            <Field key={field} id={questionId(field)} label={question}>
              <NativeSelect
                value={chosen[field] ?? answer ?? ''}
                onChange={(event) => setChosen({ ...chosen, [field]: event.target.value })}
              >
                <option value="">Please choose</option>
                {choices.map((value) => (
                  <option key={value} value={value}>
                    {choiceLabel(field, value)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            Save answers
          </Button>
        </div>
      </form>
    </Card>
  );
}
