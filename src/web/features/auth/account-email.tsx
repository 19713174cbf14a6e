import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#web/forms/contract-form.ts';
import { EmailField } from '#web/forms/fields.tsx';

let typed = '';

/** Carried between the account screens in memory, until the page is closed. */
export const typedEmail = {
  read: () => typed,
  keep(email: string) {
    typed = email;
  },
};

type AccountEmailProps<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  /** Password managers expect "username" where the address identifies an existing account. */
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
