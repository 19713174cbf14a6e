import { NavLink, useLocation } from 'react-router';

const MODES = [
  { to: '/sign-in', label: 'Sign In' },
  { to: '/register', label: 'Sign Up' },
] as const;

/** The two modes of the one screen. The way back after signing in goes along. */
export function ModeSwitch() {
  const { state } = useLocation();
  return (
    <nav aria-label="Sign in or sign up" className="mb-8 grid grid-cols-2 rounded-control bg-line/60 p-1">
      {MODES.map(({ to, label }) => (
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
