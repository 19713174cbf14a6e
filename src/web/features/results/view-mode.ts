import { useState } from 'react';
import type { BoatCardLayout } from '#web/ui/boats/boat-card.tsx';

/** Grid or list: the visitor's own view, in no address. */
export function useViewMode() {
  return useState<BoatCardLayout>('grid');
}
