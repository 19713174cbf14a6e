import { type FormEvent, type ReactNode, useRef } from 'react';
import { useFocusFirstError } from './focus-first-error.ts';

export type Faults<Name extends string> = Partial<Record<Name, string>>;

type ScriptFormProps = {
  onSubmit: (entries: FormData) => void;
  /** What each field did wrong; the first such field gets the focus. */
  faults?: object;
  id?: string;
  className?: string;
  children: ReactNode;
};

const NONE = {};

/** A form that scripts send. The method sees to it that not even a broken page puts its secrets into the address. */
export function ScriptForm({ onSubmit, faults = NONE, id, className, children }: ScriptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, faults);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }

  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={submit} className={className}>
      {children}
    </form>
  );
}

export function textOf(entries: FormData, name: string): string {
  return String(entries.get(name) ?? '');
}
