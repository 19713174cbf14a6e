import { Search } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { QUERY_MAX_LENGTH } from './find-help.ts';

type HelpSearchProps = { query: string; onAsk: (query: string) => void };

/** Searches while typing. Without JavaScript it is a plain form. */
export function HelpSearch({ query, onAsk }: HelpSearchProps) {
  return (
    <search className="block max-w-xl print:hidden">
      <form action="/help" onSubmit={(event) => event.preventDefault()} className="flex items-end gap-2">
        <Field label="Search the Help Centre" hideLabel className="grow">
          <TextInput
            type="search"
            name="q"
            value={query}
            maxLength={QUERY_MAX_LENGTH}
            placeholder="Your question"
            prefix={<Search aria-hidden />}
            onChange={(event) => onAsk(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
