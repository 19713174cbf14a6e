import { SearchBox } from '#web/search-box/search-box.tsx';

const WIDTHS = [800, 1600, 2400] as const;
const srcSet = (format: 'avif' | 'webp') =>
  WIDTHS.map((width) => `/hero-${width}.${format} ${width}w`).join(', ');

/** The picture, the claim and the search form. */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className="relative bg-deck text-on-deck">
      {/* Only the picture is below: the suggestions of the search open over what follows. */}
      <div className="absolute inset-0">
        <picture>
          <source type="image/avif" srcSet={srcSet('avif')} sizes="100vw" />
          <source type="image/webp" srcSet={srcSet('webp')} sizes="100vw" />
          <img
            src="/hero-1600.webp"
            alt=""
            width={2400}
            height={1028}
            fetchPriority="high"
            className="absolute inset-0 size-full object-cover object-[70%_50%]"
          />
        </picture>
        <div
          aria-hidden
          className="absolute inset-0 bg-linear-to-r from-[#0b2239]/90 via-[#0b2239]/60 to-[#0b2239]/5"
        />
      </div>
      <div className="relative mx-auto flex max-w-7xl flex-col gap-4 px-4 pt-6 pb-22 sm:gap-6 sm:px-6 sm:pt-24 sm:pb-36 lg:px-8">
        <h1 id="hero-heading" className="max-w-2xl text-balance text-3xl text-on-deck sm:text-4xl">
          Find the boat you will keep
        </h1>
        <p className="max-w-xl text-on-deck sm:text-lg">
          The new UK marketplace for boats, narrowboats and marine equipment. Free basic listings, every one
          checked by a person before it goes live.
        </p>
        <SearchBox look="hero" name="Quick search" label="Search boats" placeholder="Make, model or place" />
      </div>
    </section>
  );
}
