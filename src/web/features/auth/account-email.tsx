import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#web/forms/contract-form.ts';
import { EmailField } from '#web/forms/fields.tsx';

let typed = '';

/** Goes along when someone changes between the account screens; forgotten with the page. */
export const typedEmail = {
  read: () => typed,
  keep(email: string) {
    typed = email;
  },
};

type AccountEmailProps<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  /** Where the address is the name of an account that exists, password managers look for "username". */
  autoComplete: 'email' | 'username';
};

export function AccountEmail<Typed extends FieldValues & { email: string }, Request>({
  form,
  autoComplete,
}: AccountEmailProps<Typed, Request>) {
  return (
    <EmailField
      form={form}
      name={'email' as FieldPath<Typed>}
      label="Email"
      required
      autoComplete={autoComplete}
      defaultValue={typedEmail.read()}
      onChange={({ target }) => typedEmail.keep(target.value)}
    />
  );
}
