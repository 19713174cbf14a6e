import { X } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { useWaiting, waiting } from '#web/waiting/waiting.ts';

/** What this device remembers for a visitor until they sign in. */
export function WaitingList() {
  const { boats, searches } = useWaiting();
  const entries = [
    ...boats.map(({ id, title }) => ({
      to: `/boats/${id}`,
      name: title,
      remove: () => waiting.removeBoat(id),
    })),
    ...searches.map(({ address, name }) => ({
      to: address,
      name: `Search: ${name}`,
      remove: () => waiting.removeSearch(address),
    })),
  ];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-8">
      <SectionHeading id="waiting">Waiting to be saved</SectionHeading>
      <p className="mt-1 text-muted">
        Remembered on this device. They are saved to your account as soon as you sign in or register.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {entries.map(({ to, name, remove }) => (
          <li key={to} className="flex items-center gap-3 py-1 pr-1 pl-4">
            <Link to={to} className="min-w-0 grow py-2 font-semibold text-sea wrap-anywhere hover:underline">
              {name}
            </Link>
            <IconButton label={`Forget ${name}`} onClick={remove}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
