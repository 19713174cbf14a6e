import { Search } from 'lucide-react';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useAdminAddress } from '../calls/admin-address.ts';

/** The longest search that the API accepts. */
const MAX_LENGTH = 100;

/** Searches the list of its tab and returns to the first page. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const { read, change } = useAdminAddress();
  const q = read('q');
  const typed = useTypedFilter(q, (text) => text !== q && change({ q: text, page: null, entry: null }));
  return (
    <Field label={label} hideLabel className="min-w-0 grow basis-64 sm:max-w-md">
      <TextInput
        {...typed}
        type="search"
        prefix={<Search aria-hidden />}
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        autoComplete="off"
      />
    </Field>
  );
}
