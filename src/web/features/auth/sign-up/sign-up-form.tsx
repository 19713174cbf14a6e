import { useLocation, useNavigate } from 'react-router';
import type { VerificationSent } from '#contract/accounts/registration.ts';
import { FULL_NAME_MAX_LENGTH, splitFullName } from '#domain/accounts/names.ts';
import { MINIMUM_AGE } from '#domain/accounts/secrets.ts';
import { DEFAULT_SELLER_TYPE, SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import {
  CheckboxField,
  NewPasswordField,
  PasswordField,
  SelectField,
  TextField,
} from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { AccountEmail, typedEmail } from '../account-email.tsx';
import { sendVerification } from '../calls.ts';
import { failedAs, toastProblem } from '../problems.ts';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import { ACCOUNT_TIMINGS } from '../timings.ts';
import { adminCode, verifyPath } from '../verify/verify-address.ts';
import { pendingRegistration } from './pending-registration.ts';

const schema = () => import('#contract/accounts/registration.ts').then((contract) => contract.SignUpForm);

/** Requests the verification email, stores the pending registration and opens the code screen. */
export function SignUpForm() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const form = useContractForm({
    schema,
    limits: { fullName: { max: FULL_NAME_MAX_LENGTH } },
    onInvalid: toastProblem,
    async send({ email, fullName, sellerType, password }) {
      const sent = await sendVerification({ email, firstName: splitFullName(fullName).firstName });
      pendingRegistration.save({ email, fullName, sellerType }, password);
      announce(sent, email);
      await navigate(verifyPath({ email, adminCode: sent.adminCode }), { state });
    },
    failed: failedAs({
      title: 'Registration Failed',
      message: 'Failed to send verification email. Please try again.',
    }),
  });

  return (
    <>
      {!form.busy && <SignedInNotice />}
      <Form form={form}>
        <TextField form={form} name="fullName" label="Full name" required autoComplete="name" />
        <AccountEmail form={form} autoComplete="email" />
        <NewPasswordField
          form={form}
          name="password"
          label="Password"
          known={() => [form.getValues('fullName'), typedEmail.read()]}
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label="Confirm password"
          required
          autoComplete="new-password"
        />
        <SelectField
          form={form}
          name="sellerType"
          label="Account type"
          help="Buying? Leave this as it is."
          defaultValue={DEFAULT_SELLER_TYPE}
        >
          {SELLER_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          form={form}
          name="ageConfirmed"
          label={`I am ${MINIMUM_AGE} years or older`}
          required
        />
        <SubmitButton busy={form.busy}>Create Account</SubmitButton>
      </Form>
    </>
  );
}

function announce(sent: VerificationSent, email: string) {
  const title = 'Verification Email Sent';
  if (!sent.adminCode) {
    return toast({ title, description: `We've sent a code to ${email}.`, variant: 'success' });
  }
  adminCode.keep(sent.adminCode);
  toast({
    title,
    description: `Your admin verification code is ${sent.adminCode}.`,
    durationMs: ACCOUNT_TIMINGS.adminCodeNotice,
  });
}
