import { type Place, placesOfCounties } from '../place.ts';
import { EAST_ENGLAND } from './east-england.ts';
import { MIDLANDS_AND_THAMES } from './midlands-and-thames.ts';
import { NORTH_ENGLAND } from './north-england.ts';
import { SCOTLAND } from './scotland.ts';
import { SOUTH_ENGLAND } from './south-england.ts';
import { CROWN_DEPENDENCIES, NORTHERN_IRELAND, WALES } from './wales-ireland-islands.ts';
import { WEST_ENGLAND } from './west-england.ts';

export const NAMED_PLACES: readonly Place[] = [
  SOUTH_ENGLAND,
  WEST_ENGLAND,
  EAST_ENGLAND,
  NORTH_ENGLAND,
  MIDLANDS_AND_THAMES,
  SCOTLAND,
  WALES,
  NORTHERN_IRELAND,
  CROWN_DEPENDENCIES,
].flatMap(placesOfCounties);
