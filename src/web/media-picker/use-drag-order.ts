import { type PointerEvent, useRef, useState } from 'react';
import { type MediaItem, moveItem } from '#domain/media/items.ts';

type Drag = { id: string; position: number };

/** A shorter movement is a click. */
const STILL_PX = 6;

const tileUnder = (list: HTMLElement, { clientX, clientY }: PointerEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-position]'))
    .find((tile) => tile && list.contains(tile));

/**
 * Reorders tiles by dragging. During the drag tiles are reordered only by style: an element moved
 * within the document would lose the pointer.
 */
export function useDragOrder(items: readonly MediaItem[], onMove: (id: string, position: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  function end(commit: boolean) {
    if (commit && drag) onMove(drag.id, drag.position);
    pressed.current = null;
    setDrag(null);
  }

  const shown = drag ? moveItem(items, drag.id, drag.position) : items;
  return {
    list,
    dragged: drag?.id ?? null,
    /** The current visual position of an item. */
    placeOf: (id: string) => shown.findIndex((item) => item.id === id),
    grip: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        pressed.current = { id, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = pressed.current;
        if (!from || !list.current) return;
        const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
        if (!drag && moved < STILL_PX) return;
        const position = Number(tileUnder(list.current, event)?.dataset.position);
        const own = items.findIndex((item) => item.id === id) + 1;
        setDrag({ id, position: position || (drag?.position ?? own) });
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}
