import { BLUE_WATER_YACHTS } from './blue-water-yachts.ts';
import { CANAL_BOATS } from './canal-boats.ts';
import { CATAMARANS } from './catamarans.ts';
import { CLASSIC_BOATS } from './classic-boats.ts';
import { DAY_SAILERS } from './day-sailers.ts';
import { DINGHIES } from './dinghies.ts';
import { DUTCH_BARGES } from './dutch-barges.ts';
import { ELECTRONICS } from './electronics.ts';
import { ENGINE_PARTS } from './engine-parts.ts';
import { EXPEDITION_YACHTS } from './expedition-yachts.ts';
import { FISHING_BOATS } from './fishing-boats.ts';
import { GIGA_YACHTS } from './giga-yachts.ts';
import { HOUSEBOATS } from './houseboats.ts';
import { INBOARDS } from './inboards.ts';
import { JET_SKIS } from './jet-skis.ts';
import { KAYAKS } from './kayaks.ts';
import { LUXURY_CATAMARANS } from './luxury-catamarans.ts';
import type { ModelRange } from './model-range.ts';
import { MOORINGS } from './moorings.ts';
import { MOTOR_CRUISERS } from './motor-cruisers.ts';
import { MOTOR_SUPERYACHTS } from './motor-superyachts.ts';
import { MOTOR_YACHTS } from './motor-yachts.ts';
import { NARROWBOATS } from './narrowboats.ts';
import { OUTBOARDS } from './outboards.ts';
import { PADDLEBOARDS } from './paddleboards.ts';
import { RACING_YACHTS } from './racing-yachts.ts';
import { RIBS } from './ribs.ts';
import { ROWING_BOATS } from './rowing-boats.ts';
import { SAILING_CRUISERS } from './sailing-cruisers.ts';
import { SAILING_SUPERYACHTS } from './sailing-superyachts.ts';
import { SAILS_AND_RIGGING } from './sails-and-rigging.ts';
import { SPEED_BOATS } from './speed-boats.ts';
import { SPORTS_CRUISERS } from './sports-cruisers.ts';
import { TENDERS } from './tenders.ts';
import { TRAILERS } from './trailers.ts';
import { TRIMARANS } from './trimarans.ts';
import { WORK_BOATS } from './work-boats.ts';

/** Every advert, in the order of the catalogue. */
export const RANGES: readonly ModelRange[] = [
  SAILING_CRUISERS,
  RACING_YACHTS,
  BLUE_WATER_YACHTS,
  DAY_SAILERS,
  CATAMARANS,
  TRIMARANS,
  MOTOR_CRUISERS,
  SPORTS_CRUISERS,
  MOTOR_YACHTS,
  SPEED_BOATS,
  CANAL_BOATS,
  DINGHIES,
  RIBS,
  JET_SKIS,
  KAYAKS,
  PADDLEBOARDS,
  TENDERS,
  ROWING_BOATS,
  NARROWBOATS,
  HOUSEBOATS,
  FISHING_BOATS,
  DUTCH_BARGES,
  WORK_BOATS,
  CLASSIC_BOATS,
  MOTOR_SUPERYACHTS,
  SAILING_SUPERYACHTS,
  EXPEDITION_YACHTS,
  GIGA_YACHTS,
  LUXURY_CATAMARANS,
  OUTBOARDS,
  INBOARDS,
  ENGINE_PARTS,
  ELECTRONICS,
  SAILS_AND_RIGGING,
  TRAILERS,
  MOORINGS,
];
