import { useState } from 'react';
import { checkSignUp } from '#domain/accounts/form-checks.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/names.ts';
import { MINIMUM_AGE } from '#domain/accounts/secrets.ts';
import { DEFAULT_SELLER_TYPE, SELLER_TYPES, type SellerType } from '#domain/accounts/seller-types.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { type Faults, ScriptForm, textOf } from '#web/ui/forms/script-form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { type SignUpEntries, signUpFaults } from '../fields/form-faults.ts';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { toastProblem } from '../fields/problems.ts';
import { typedEmail } from '../fields/typed-email.ts';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import { useSignUp } from './sign-up.ts';

export function SignUpForm() {
  const signUp = useSignUp();
  const [fullName, setFullName] = useState('');
  const [faults, setFaults] = useState<Faults<keyof SignUpEntries>>({});
  const [busy, during] = useBusy();

  function submit(form: FormData) {
    const entries = {
      fullName: textOf(form, 'fullName'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      confirmPassword: textOf(form, 'confirmPassword'),
      ageConfirmed: form.has('ageConfirmed'),
    };
    const problem = checkSignUp(entries);
    setFaults(problem ? signUpFaults(entries, problem) : {});
    if (problem) return toastProblem(problem);
    const sellerType = textOf(form, 'sellerType') as SellerType;
    const { email, fullName, password } = entries;
    void during(() => signUp({ email, fullName, sellerType }, password));
  }

  return (
    <>
      {!busy && <SignedInNotice />}
      <ScriptForm onSubmit={submit} faults={faults} className="grid gap-5">
        <Field label="Full name" error={faults.fullName}>
          <TextInput
            name="fullName"
            required
            autoComplete="name"
            maxLength={FULL_NAME_MAX_LENGTH}
            onChange={(event) => setFullName(event.target.value)}
          />
        </Field>
        <EmailField error={faults.email} autoComplete="email" />
        <NewPasswordFields faults={faults} known={[fullName, typedEmail.read()]} />
        <Field label="Account type">
          <NativeSelect name="sellerType" defaultValue={DEFAULT_SELLER_TYPE}>
            {SELLER_TYPES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Checkbox
          name="ageConfirmed"
          label={`I am ${MINIMUM_AGE} years or older`}
          required
          error={faults.ageConfirmed}
        />
        <SubmitButton busy={busy}>Create Account</SubmitButton>
      </ScriptForm>
    </>
  );
}
