import { Price } from '#web/ui/boats/price.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const SURFACES = [
  { name: 'Paper', className: 'bg-paper text-ink' },
  { name: 'Card', className: 'bg-card text-ink' },
  { name: 'Foam', className: 'bg-foam text-sea' },
  { name: 'Sea', className: 'bg-sea text-on-sea' },
  { name: 'Signal', className: 'bg-signal text-on-signal' },
  { name: 'Brass', className: 'bg-brass text-on-brass' },
  { name: 'Starboard', className: 'bg-starboard text-on-starboard' },
  { name: 'Deck', className: 'bg-deck text-on-deck' },
] as const;

const TYPE_STEPS = [
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
] as const;

export function Foundations() {
  return (
    <GallerySection title="Foundations">
      <Row label="Surfaces">
        {SURFACES.map(({ name, className }) => (
          <div
            key={name}
            className={`grid h-20 w-28 place-items-center rounded-card border border-line ${className}`}
          >
            {name}
          </div>
        ))}
      </Row>
      <Row label="Display type">
        <div className="font-display font-semibold">
          {TYPE_STEPS.map((step) => (
            <p key={step} className={step}>
              Moored at Bosham Quay, 36 ft
            </p>
          ))}
        </div>
      </Row>
      <Row label="Text">
        <p className="max-w-prose">
          Built in Plymouth in 1988 and kept ashore each winter.{' '}
          <span className="text-muted">Lying Lymington.</span>{' '}
          <a href="#text" className="text-sea underline underline-offset-3">
            See the survey
          </a>
        </p>
      </Row>
      <Row label="Prices">
        <Price amount={24_950} size="page" />
        <Price amount={1_249_000} />
        <Price amount={86_500} currency="USD" />
      </Row>
    </GallerySection>
  );
}
