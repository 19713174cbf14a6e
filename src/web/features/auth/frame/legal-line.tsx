import { Link } from 'react-router';

const LINK = 'text-sea underline underline-offset-4 hover:text-sea-strong';

export function LegalLine() {
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
