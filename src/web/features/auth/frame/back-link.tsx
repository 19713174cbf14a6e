import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mb-4 inline-flex min-h-11 items-center gap-1.5 self-start rounded-control font-medium text-sea text-sm hover:text-sea-strong hover:underline hover:underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
