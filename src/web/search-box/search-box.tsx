import { Search, X } from 'lucide-react';
import { Form } from 'react-router';
import { useHydrated } from '#web/browser/hydrated.ts';
import { useFilledFormSubmit } from '#web/forms/filled-form.ts';
import { buttonClass } from '#web/ui/buttons/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { CONTROL } from '#web/ui/controls/text-input.tsx';
import { useSearchCombobox } from './search-combobox.ts';

const LOOKS = {
  /** In the picture of the home page. */
  hero: {
    form: 'relative flex max-w-xl gap-2 max-[22rem]:flex-col',
    input: cx(CONTROL, 'h-13 pr-11 pl-9'),
    clear: 'right-0 w-11 text-muted hover:text-ink',
    submit: buttonClass({ size: 'large' }),
  },
  /** In the dark header. */
  header: {
    form: 'relative',
    input: 'deck-search',
    clear: 'right-11 w-10 text-on-deck-muted hover:text-on-deck',
    submit: 'deck-search-button',
  },
} as const;

type SearchBoxProps = {
  look: keyof typeof LOOKS;
  /** The name of the form among the page's searches. */
  name: string;
  label: string;
  placeholder: string;
  /** What the box holds: the search whose results the page shows. */
  phrase?: string;
};

/** The search for everything, in a sentence or in words. A GET form, which works without JavaScript. */
export function SearchBox({ look, name, label, placeholder, phrase = '' }: SearchBoxProps) {
  const submit = useFilledFormSubmit();
  const hydrated = useHydrated();
  const { input, isEmpty, clear, Options, options, onBlur, onSearch } = useSearchCombobox(phrase);
  const looks = LOOKS[look];
  const isHero = look === 'hero';
  return (
    <Form
      action="/search"
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        onSearch();
        submit(event);
      }}
      onBlur={onBlur}
      className={looks.form}
    >
      <div className="relative grow">
        {isHero && (
          <span className="control-prefix w-9">
            <Search />
          </span>
        )}
        <input
          {...input}
          name="q"
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="search"
          className={looks.input}
        />
        {hydrated && !isEmpty && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={clear}
            className={cx(
              'absolute inset-y-0 grid cursor-pointer place-items-center rounded-control',
              looks.clear,
            )}
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <button type="submit" aria-label={isHero ? undefined : 'Search'} className={looks.submit}>
        {isHero ? 'Search' : <Search aria-hidden className="size-4" />}
      </button>
      {Options && <Options {...options} />}
    </Form>
  );
}
