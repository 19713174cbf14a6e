import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Notice } from '#web/ui/states/notice.tsx';
import type { ContractForm } from './contract-form.ts';

type FormProps<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  className?: string;
  children: ReactNode;
};

/** POST, so that even without JavaScript no secret ends up in the address. */
export function Form<Typed extends FieldValues, Request>({
  form,
  className = 'grid gap-5',
  children,
}: FormProps<Typed, Request>) {
  return (
    <form
      ref={form.element}
      id={form.id}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onFocus={form.prepare}
      className={className}
    >
      <WholeFormProblem form={form} />
      {children}
    </form>
  );
}

function WholeFormProblem<Typed extends FieldValues, Request>({
  form,
}: Pick<FormProps<Typed, Request>, 'form'>) {
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.form?.message;
  return message ? <Notice variant="error">{message}</Notice> : null;
}
