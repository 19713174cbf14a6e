import { LoaderCircle } from 'lucide-react';

/** Only a sign beside words that say what is going on. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-[1.1em] animate-spin" />;
}
