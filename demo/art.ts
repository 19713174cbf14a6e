import type { Advert } from './advert.ts';
import type { ArtworkKind } from './artwork/kinds.ts';
import type { Random } from './artwork/random.ts';
import { shotCount } from './artwork/shots.ts';
import { HULL_COLOURS } from './hull-colours.ts';

/** What the artwork needs to draw the pictures of one advert. */
type Art = {
  readonly kind: ArtworkKind;
  readonly seed: number;
  readonly count: number;
  /** The hull's colour where the advert names it; otherwise the artwork chooses. */
  readonly hullColour: string | null;
  readonly era: 'vintage' | 'classic' | 'modern';
};

const PICTURES = { least: 3, most: 8 } as const;

const eraOf = (yearBuilt: number | undefined): Art['era'] => {
  if (yearBuilt === undefined || yearBuilt >= 1995) return 'modern';
  return yearBuilt < 1968 ? 'vintage' : 'classic';
};

export function artOf({ offer, range }: Advert, random: Random): Art {
  const kind = offer.art?.kind ?? range.artKind;
  return {
    kind,
    seed: random.int(1, 2 ** 31 - 1),
    // No picture comes twice.
    count: Math.min(random.int(PICTURES.least, PICTURES.most), shotCount(kind)),
    hullColour: offer.art?.hull ? HULL_COLOURS[offer.art.hull] : null,
    era: eraOf(offer.yearBuilt),
  };
}
