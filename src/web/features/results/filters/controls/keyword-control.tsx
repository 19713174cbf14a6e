import { Search } from 'lucide-react';
import { filterControl } from '#domain/search/controls/filter-controls.ts';
import { useTypedFilter } from '#web/forms/typed-filter.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useChangeFilters, useListing } from '../../listing-context.ts';

const { label, placeholder } = filterControl('keywords');

export function KeywordControl() {
  const { filters } = useListing();
  const change = useChangeFilters();
  const typed = useTypedFilter(filters.keywords ?? '', (keywords) => change({ keywords }));
  return (
    <Field label={label}>
      <TextInput
        type="search"
        name="keywords"
        prefix={<Search />}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        {...typed}
      />
    </Field>
  );
}
