import { type PointerEvent, useRef, useState } from 'react';
import { isSwipe } from './toast-store.ts';

/** Follows a finger sideways and reports a swipe that went far enough. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function end({ clientX }: PointerEvent) {
    if (startX.current !== null && isSwipe(startX.current, clientX)) onSwipe();
    cancel();
  }

  function cancel() {
    startX.current = null;
    setOffset(0);
  }

  const handlers = {
    onPointerDown({ clientX, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') startX.current = clientX;
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (startX.current !== null) setOffset(clientX - startX.current);
    },
    onPointerUp: end,
    onPointerCancel: cancel,
  };
  return { offset, handlers };
}
