import { type KeyboardEvent, useRef, useState } from 'react';
import { frameAfter } from './gallery-frames.ts';

/** The row has stopped when there is no scroll event for this long. */
const SETTLED_MS = 120;

/** A scroll-snapping row of frames, each as wide as the row. */
export function useGallery(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(index: number) {
    const element = row.current;
    if (!element) return;
    setCurrent(index);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: index * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  }

  const step = (by: 1 | -1) => show(frameAfter(current, by, count));

  return {
    row,
    count,
    current,
    show,
    step,
    onScroll() {
      // Only the frame where scrolling stops counts, not those passed on the way.
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        const element = row.current;
        if (element && element.clientWidth > 0)
          setCurrent(Math.round(element.scrollLeft / element.clientWidth));
      }, SETTLED_MS);
    },
    onKeyDown(event: KeyboardEvent) {
      const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key as 'ArrowRight' | 'ArrowLeft'];
      if (!by) return;
      event.preventDefault();
      step(by);
    },
  };
}
