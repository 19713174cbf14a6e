import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { isEmptyFilter } from '#domain/search/filters/empty-filter.ts';

/** A GET form's address with only the fields that say something: "/search", not "/search?q=&category=". */
export function filledAddress(action: string, fields: Iterable<[string, unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (!isEmptyFilter(value)) query.append(name, String(value).trim());
  const text = query.toString();
  return text ? `${action}?${text}` : action;
}

/** Sends a GET form without reloading. Without JavaScript the form works by itself, empty fields and all. */
export function useFilledFormSubmit() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    navigate(filledAddress(new URL(form.action).pathname, new FormData(form)));
  };
}
