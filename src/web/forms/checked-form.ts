import { type FormEvent, useRef, useState } from 'react';
import { useFocusFirstError } from '#web/ui/forms/focus-first-error.ts';

type Problems<Typed> = Partial<Record<keyof Typed, string>>;

/** A form that is checked before it is sent, shows what is wrong at each field and goes to the first. */
export function useCheckedForm<Typed extends Record<string, string>>(
  empty: Typed,
  check: (typed: Typed) => Problems<Typed>,
) {
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<Problems<Typed>>({});
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, problems);

  return {
    typed,
    problems,
    bind: (name: keyof Typed & string) => ({
      name,
      value: typed[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    }),
    formProps: (send: () => void) => ({
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        const found = check(typed);
        setProblems(found);
        if (Object.keys(found).length === 0) send();
      },
    }),
    reset() {
      setTyped(empty);
      setProblems({});
    },
  };
}
