import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { typedEmail } from './typed-email.ts';

type EmailFieldProps = {
  error?: string;
  /** Where the address is the name of an account that exists, password managers look for "username". */
  autoComplete: 'email' | 'username';
};

export function EmailField({ error, autoComplete }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        name="email"
        type="email"
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
        defaultValue={typedEmail.read()}
        onChange={(event) => typedEmail.keep(event.target.value)}
      />
    </Field>
  );
}
