import { useEffect, useState } from 'react';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/names.ts';
import { MINIMUM_AGE } from '#domain/accounts/secrets.ts';
import { DEFAULT_SELLER_TYPE, SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { CheckboxField, NewPasswordField, SelectField, TextField, Username } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { failedAs } from '../problems.ts';
import { pendingRegistration } from '../sign-up/pending-registration.ts';
import { registerVerified } from './verification.ts';

const schemaFor = (isKnown: boolean) => () =>
  import('#contract/accounts/registration.ts').then((contract) =>
    isKnown ? contract.ChosenPassword : contract.LastStepForm,
  );

type LastStepProps = { email: string; code: string; onRegistered: (signedIn: SignedIn) => void };

/**
 * After the mailed link: the address is verified, and the password never left the page where it was typed. In another
 * browser the name and the account type are asked for too.
 */
export function LastStep({ email, code, onRegistered }: LastStepProps) {
  const [pending] = useState(() => pendingRegistration.readFor(email));
  const form = useContractForm({
    schema: schemaFor(pending !== null),
    limits: { fullName: { max: FULL_NAME_MAX_LENGTH } },
    send: async ({ password, fullName = '', sellerType = DEFAULT_SELLER_TYPE }) =>
      onRegistered(await registerVerified({ email, code, password }, pending ?? { fullName, sellerType })),
    failed: failedAs({ title: 'Registration Failed', message: 'Registration failed' }),
  });
  const { setFocus } = form;
  useEffect(() => setFocus(pending ? 'password' : 'fullName'), [setFocus, pending]);

  return (
    <>
      <AuthHeading lead={`Your email address is verified: ${email}`}>
        One step left: choose a password
      </AuthHeading>
      <Form form={form}>
        <Username email={email} />
        {!pending && (
          <>
            <TextField form={form} name="fullName" label="Full name" required autoComplete="name" />
            <SelectField
              form={form}
              name="sellerType"
              label="Account type"
              defaultValue={DEFAULT_SELLER_TYPE}
            >
              {SELLER_TYPES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <NewPasswordField form={form} name="password" label="Password" known={() => [email]} />
        {!pending && (
          <CheckboxField
            form={form}
            name="ageConfirmed"
            label={`I am ${MINIMUM_AGE} years or older`}
            required
          />
        )}
        <SubmitButton busy={form.busy}>Create Account</SubmitButton>
      </Form>
    </>
  );
}
