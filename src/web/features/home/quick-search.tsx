import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useFilledFormSubmit } from '#web/forms/filled-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';

export function QuickSearch() {
  const onSubmit = useFilledFormSubmit();
  return (
    <Form
      action="/search"
      role="search"
      aria-label="Quick search"
      onSubmit={onSubmit}
      className="flex max-w-xl gap-2"
    >
      <div className="grow">
        <TextInput
          name="q"
          type="search"
          prefix={<Search />}
          aria-label="Search boats"
          placeholder="Make, model, type or place"
          maxLength={200}
          enterKeyHint="search"
          className="h-13"
        />
      </div>
      <Button type="submit" size="large">
        Search
      </Button>
    </Form>
  );
}
