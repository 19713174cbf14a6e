import { cx } from '#web/ui/class-names.ts';
import { dotsAround } from './gallery-frames.ts';

type GalleryDotsProps = { count: number; current: number; show: (index: number) => void };

export function GalleryDots({ count, current, show }: GalleryDotsProps) {
  return (
    <div className="absolute inset-x-0 bottom-2 flex justify-center print:hidden noscript:hidden">
      <div className="flex rounded-pill bg-[#0b2239]/70 px-1.5">
        {dotsAround(current, count).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`Show ${index + 1} of ${count}`}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
            className="grid size-6 cursor-pointer place-items-center"
          >
            <span
              className={cx(
                'size-2 rounded-pill bg-on-deck transition-opacity',
                index !== current && 'opacity-50',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
