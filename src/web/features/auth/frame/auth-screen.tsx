import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { LegalLine } from './legal-line.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { ScriptsNeeded } from './scripts-needed.tsx';

const MODES = {
  signin: {
    heading: 'Sign in to Slipway',
    lead: 'Your saved boats, listings and enquiries are waiting.',
    Form: SignInForm,
  },
  signup: {
    heading: 'Create your account',
    lead: 'It is free, for private sellers, brokers and dealers alike.',
    Form: SignUpForm,
  },
} as const;

/** Signing in and signing up: one screen, two modes, and the address says which. */
export function AuthScreen({ mode }: { mode: keyof typeof MODES }) {
  const { heading, lead, Form } = MODES[mode];
  return (
    <>
      <ModeSwitch />
      <AuthHeading lead={lead}>{heading}</AuthHeading>
      <ScriptsNeeded />
      <Form />
      <LegalLine />
    </>
  );
}
