import type { Advert } from './advert.ts';
import type { Fit } from './artwork/boats/fit.ts';
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
  readonly fit: Fit;
};

const PICTURES = { least: 3, most: 8 } as const;

/** The cowl colours of outboard makers. */
const COWLS: Readonly<Record<string, string>> = {
  Mercury: '#23292f',
  Suzuki: '#1f252b',
  Yamaha: '#5a6b7a',
  Honda: '#b9c0c4',
  Tohatsu: '#2b3a52',
  Mariner: '#4b5862',
};

const SCREENS_SINCE = 1975;

/** Engine and hull details from the facts of an advert. */
function fitOf({ offer, specification }: Advert): Fit {
  const { engine = '', engineType, engineCount, hullMaterial } = specification;
  const cowl = Object.entries(COWLS).find(([maker]) => engine.includes(maker))?.[1];
  return {
    ...(engineType === 'outboard' && { engine: 'outboard', outboards: engineCount === '2' ? 2 : 1 }),
    ...(engineType === 'sail' && { engine: 'none' }),
    ...((engineType === 'diesel' || engineType === 'petrol') && { engine: 'inboard' }),
    ...(cowl && { cowl }),
    ...(offer.art?.hull && { painted: true }),
    timber: hullMaterial === 'wood',
    old: (offer.yearBuilt ?? SCREENS_SINCE) < SCREENS_SINCE,
    ...offer.art?.fit,
  };
}

export function artOf(advert: Advert, random: Random): Art {
  const { offer, range } = advert;
  const kind = offer.art?.kind ?? range.artKind;
  return {
    kind,
    seed: random.int(1, 2 ** 31 - 1),
    // No picture is repeated.
    count: Math.min(random.int(PICTURES.least, PICTURES.most), shotCount(kind)),
    hullColour: offer.art?.hull ? HULL_COLOURS[offer.art.hull] : null,
    fit: fitOf(advert),
  };
}
