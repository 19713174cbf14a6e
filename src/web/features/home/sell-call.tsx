import { LinkButton } from '#web/ui/buttons/link-button.tsx';

const PROMISES = [
  'Free basic listings',
  'A UK-focused market',
  'A new platform where your boat stands out',
] as const;

export function SellCall() {
  return (
    <section aria-labelledby="sell-heading" className="on-deck rounded-card px-6 py-12 sm:px-12 sm:py-14">
      <div className="flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-xl">
          <h2 id="sell-heading" className="text-3xl text-on-deck">
            Ready to Sell Your Boat?
          </h2>
          <p className="mt-3 text-on-deck-muted">
            Describe your boat and add photos and a video. We review your listing, usually within 24 hours.
          </p>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-medium text-deck-brass">
            {PROMISES.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/sell-boat" look="brass" size="large">
            List Your Boat
          </LinkButton>
          <LinkButton to="/learn-more" look="deck" size="large">
            Learn More<span className="sr-only"> about selling on Slipway</span>
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
