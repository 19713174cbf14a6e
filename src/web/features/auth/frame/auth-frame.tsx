import { BadgePoundSterling, Heart, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Container } from '#web/ui/layout/container.tsx';
import harbour from './harbour-at-dusk.webp';

const REASONS = [
  { icon: Heart, text: 'Keep the boats you like in one place' },
  { icon: BadgePoundSterling, text: 'List your own boat for free' },
  { icon: ShieldCheck, text: 'Every listing is checked by a person' },
] as const;

/** The frame of the account screens: a photo beside the form on large screens, only the form on small ones. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <Container className="pt-6 sm:pt-10 lg:pt-14">
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] lg:grid-cols-[5fr_6fr] lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-card lg:shadow-raised">
        <div className="on-deck relative hidden min-h-160 lg:block">
          {/* Not fetched where this half is hidden. */}
          <img
            src={harbour}
            alt=""
            width={1000}
            height={1500}
            loading="lazy"
            className="absolute inset-0 size-full object-cover object-bottom"
          />
          <div className="relative p-10">
            <p className="font-display text-2xl text-on-deck">Why sign up?</p>
            <ul className="mt-6 grid gap-3 text-on-deck">
              {REASONS.map(({ icon: Icon, text }) => (
                <li key={text} className="flex items-center gap-3">
                  <Icon aria-hidden className="size-5 shrink-0 text-deck-brass" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="mx-auto flex w-full max-w-lg flex-col justify-center lg:px-12 lg:py-12">
          {children}
        </div>
      </div>
    </Container>
  );
}
