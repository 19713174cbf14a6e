import { Link, NavLink, useLocation } from 'react-router';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { reasonIn } from '../reasons.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { AuthHeading } from './auth-heading.tsx';

const MODES = {
  signin: {
    heading: 'Sign in to Slipway',
    lead: 'Your saved boats, listings and enquiries are waiting.',
    reason: (why: string) => `Sign in to ${why}. You will come back to where you were.`,
    Form: SignInForm,
  },
  signup: {
    heading: 'Create your account',
    lead: 'Free for buyers, private sellers, brokers and dealers.',
    reason: (why: string) => `Create an account to ${why}. You will come back to where you were.`,
    Form: SignUpForm,
  },
} as const;

/** Sign-in and sign-up: one screen in two modes, chosen by the address. */
export function AuthScreen({ mode }: { mode: keyof typeof MODES }) {
  const { heading, lead, reason, Form } = MODES[mode];
  const { state } = useLocation();
  // The server does not know the history entry, and React compares with what it rendered.
  const why = useHydrated() ? reasonIn(state) : undefined;
  return (
    <>
      <ModeSwitch />
      <AuthHeading lead={why ? reason(why) : lead}>{heading}</AuthHeading>
      <ScriptsNeeded />
      <Form />
      <LegalLine />
    </>
  );
}

const ADDRESSES = [
  { to: '/sign-in', label: 'Sign In' },
  { to: '/register', label: 'Sign Up' },
] as const;

/** Links between the two modes. They keep the page to return to after signing in. */
function ModeSwitch() {
  const { state } = useLocation();
  return (
    <nav aria-label="Sign in or sign up" className="mb-8 grid grid-cols-2 rounded-control bg-line/60 p-1">
      {ADDRESSES.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          state={state}
          replace
          className="inline-grid min-h-10 place-items-center rounded-[6px] font-semibold text-muted text-sm transition-colors hover:text-ink border border-transparent aria-[current=page]:border-control/40 aria-[current=page]:bg-card aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function ScriptsNeeded() {
  return (
    <noscript>
      <Notice className="mb-6">Accounts need JavaScript. Please turn it on in your browser.</Notice>
    </noscript>
  );
}

const LINK = 'text-sea underline underline-offset-4 hover:text-sea-strong';

function LegalLine() {
  return (
    <p className="mt-6 text-muted text-sm">
      By using an account you agree to our{' '}
      <Link to="/terms-conditions" className={LINK}>
        Terms &amp; Conditions
      </Link>
      . Our{' '}
      <Link to="/privacy-policy" className={LINK}>
        Privacy Policy
      </Link>{' '}
      says how we use your data.
    </p>
  );
}
