import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedBoat } from '#contract/search/listed-boat.ts';
import { cx } from '../class-names.ts';
import { BoatLink } from './boat-link.tsx';
import { Photo, type PhotoLoad } from './photo.tsx';

/** Lets the card step through the photos, and preload them. */
export type PhotoSteps = { step: (by: 1 | -1) => void; preload: () => void };

type CardPhotosProps = {
  boat: Pick<ListedBoat, 'id' | 'title' | 'cover' | 'images'>;
  sizes: string;
  load?: PhotoLoad;
  steps?: Ref<PhotoSteps>;
};

/**
 * The photos of a card, to swipe or to step through. Only the first is rendered, with room for the others beside
 * it: they and the buttons are rendered once a pointer or the focus reaches the card. The strip also links to the boat,
 * for pointers only, as it covers the card's own link.
 */
export function CardPhotos({ boat, sizes, load, steps }: CardPhotosProps) {
  const { id, title, cover, images } = boat;
  const strip = useRef<HTMLAnchorElement>(null);
  const [at, setAt] = useState(0);
  const [fetched, setFetched] = useState(0);
  const count = images.length;
  const fetchUpTo = (index: number) => setFetched((before) => Math.max(before, index));

  function step(by: 1 | -1) {
    const next = (at + by + count) % count;
    // The photos must be rendered before the strip can scroll to them.
    flushSync(() => fetchUpTo(next + 1));
    strip.current?.scrollTo({ left: next * strip.current.clientWidth });
  }
  const preload = () => fetchUpTo(1);
  useImperativeHandle(steps, () => ({ step, preload }));

  return (
    <>
      <BoatLink
        id={id}
        ref={strip}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const shown = Math.round(scrollLeft / clientWidth);
          setAt(shown);
          fetchUpTo(shown + 1);
        }}
        className="card-strip"
      >
        <Photo photo={cover} alt="" sizes={sizes} narrowest={640} load={load} />
        {fetched === 0 && count > 1 && <span className="rest" style={{ width: `${(count - 1) * 100}%` }} />}
        {fetched > 0 &&
          images
            .slice(1)
            .map((url, index) => (
              <span key={url}>
                {index < fetched && (
                  <Photo
                    photo={{ url, width: null, height: null, placeholder: null }}
                    alt=""
                    sizes={sizes}
                    narrowest={640}
                  />
                )}
              </span>
            ))}
      </BoatLink>
      {count > 1 && (
        <>
          <p aria-hidden className="card-count">
            {`${at + 1}/${count}`}
          </p>
          {fetched > 0 && (
            <>
              <StepButton label={`Previous picture of ${title}`} side="left-2" onPress={() => step(-1)}>
                <ChevronLeft />
              </StepButton>
              <StepButton label={`Next picture of ${title}`} side="right-2" onPress={() => step(1)}>
                <ChevronRight />
              </StepButton>
            </>
          )}
        </>
      )}
    </>
  );
}

type StepButtonProps = { label: string; side: string; onPress: () => void; children: ReactNode };

/** For the mouse. Touch users swipe, and the arrow keys work on the card's link, which stays a single tab stop. */
function StepButton({ label, side, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onPress}
      className={cx(
        'absolute top-1/2 z-2 hidden size-9 -translate-y-1/2 cursor-pointer place-items-center rounded-pill bg-card/90 text-ink opacity-0 shadow-raised transition-opacity hover:bg-card group-focus-within:opacity-100 group-hover:opacity-100 print:hidden [&_svg]:size-5 [@media(hover:hover)]:grid',
        side,
      )}
    >
      {children}
    </button>
  );
}
