import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { isEmptyFilter } from '#domain/search/filters/empty-filter.ts';

/** The address of a GET form without its empty fields: "/search", not "/search?q=&category=". */
export function filledAddress(action: string, fields: Iterable<[string, unknown]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (!isEmptyFilter(value)) query.append(name, String(value).trim());
  const text = query.toString();
  return text ? `${action}?${text}` : action;
}

/** Submits a GET form by client-side navigation. Without JavaScript the browser submits it, empty fields included. */
export function useFilledFormSubmit() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    navigate(filledAddress(new URL(form.action).pathname, new FormData(form)));
  };
}
