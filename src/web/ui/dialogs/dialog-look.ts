export const BACKDROP =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** Centres a dialog in the space that a toast leaves. */
export const STAGE =
  'fixed inset-0 top-(--toast-space) z-50 grid grid-cols-[minmax(0,1fr)] place-items-center p-4';

export const POPUP =
  'flex max-h-[calc(100dvh-2rem-var(--toast-space))] w-full flex-col overflow-hidden rounded-card border border-line bg-card text-ink shadow-raised outline-none transition-[opacity,scale] duration-200 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';
