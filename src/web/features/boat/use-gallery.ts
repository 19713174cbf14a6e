import { type KeyboardEvent, useRef, useState } from 'react';
import { frameAfter } from './gallery-frames.ts';

/** A snapping row of frames, each as wide as the row. */
export function useGallery(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

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
    current,
    show,
    step,
    onScroll() {
      const element = row.current;
      if (!element || element.clientWidth === 0) return;
      // Only a frame that has come to rest counts: on the way to it others pass by.
      const position = element.scrollLeft / element.clientWidth;
      if (Math.abs(position - Math.round(position)) < 0.02) setCurrent(Math.round(position));
    },
    onKeyDown(event: KeyboardEvent) {
      const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key as 'ArrowRight' | 'ArrowLeft'];
      if (!by) return;
      event.preventDefault();
      step(by);
    },
  };
}
