export const HEADER_LINK =
  'inline-flex h-11 items-center gap-1.5 rounded-control px-4 font-medium text-on-deck transition-colors hover:bg-deck-raised aria-expanded:bg-deck-raised';
