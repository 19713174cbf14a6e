import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useFilledFormSubmit } from '#web/forms/filled-form.ts';
import { useSearchBox } from '#web/search-box/search-box.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';

export function QuickSearch() {
  const submit = useFilledFormSubmit();
  const { input, Options, options, onBlur, onSearch } = useSearchBox();
  return (
    <Form
      action="/search"
      role="search"
      aria-label="Quick search"
      onSubmit={(event) => {
        onSearch();
        submit(event);
      }}
      onBlur={onBlur}
      className="relative flex max-w-xl gap-2 max-[22rem]:flex-col"
    >
      <div className="grow">
        <TextInput
          {...input}
          name="q"
          prefix={<Search />}
          aria-label="Search boats"
          placeholder="Make, model or place"
          maxLength={200}
          enterKeyHint="search"
          className="h-13"
        />
      </div>
      <Button type="submit" size="large">
        Search
      </Button>
      {Options && <Options {...options} />}
    </Form>
  );
}
