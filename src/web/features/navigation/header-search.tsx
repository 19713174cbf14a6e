import { Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { useFilledFormSubmit } from '#web/forms/filled-form.ts';
import { useSearchBox } from '#web/search-box/search-box.ts';

/** The home page has its own, larger search form. */
export const isWithSearch = (pathname: string) => pathname !== '/';

/** A search on every page except the home page. On small screens it unfolds below the header. */
export function HeaderSearch() {
  const { pathname, key } = useLocation();
  if (!isWithSearch(pathname)) return null;
  return (
    <>
      <div className="mx-4 hidden max-w-md grow lg:block print:hidden">
        <SearchForm />
      </div>
      {/* Navigating closes it. */}
      <details key={key} className="ml-auto lg:hidden print:hidden">
        <summary
          aria-label="Search"
          className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-on-deck hover:bg-deck-raised [&::-webkit-details-marker]:hidden"
        >
          <Search aria-hidden />
        </summary>
        <div className="on-deck absolute inset-x-0 top-full border-deck-line border-b px-4 py-3 sm:px-6">
          <SearchForm />
        </div>
      </details>
    </>
  );
}

function SearchForm() {
  const submit = useFilledFormSubmit();
  const { input, Options, options, onBlur, onSearch } = useSearchBox();
  return (
    <Form
      action="/search"
      role="search"
      aria-label="All boats"
      onSubmit={(event) => {
        onSearch();
        submit(event);
      }}
      onBlur={onBlur}
      className="relative"
    >
      <input
        {...input}
        name="q"
        aria-label="Search all boats"
        placeholder="Search all boats: make, type, place"
        maxLength={200}
        enterKeyHint="search"
        className="scheme-dark h-10 w-full min-w-0 rounded-control border border-deck-line bg-deck-raised pr-11 pl-3.5 text-ellipsis text-on-deck placeholder:text-on-deck-muted hover:border-on-deck-muted"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 right-0 grid w-10 cursor-pointer place-items-center rounded-control text-on-deck-muted hover:text-on-deck"
      >
        <Search aria-hidden className="size-4" />
      </button>
      {Options && <Options {...options} />}
    </Form>
  );
}
