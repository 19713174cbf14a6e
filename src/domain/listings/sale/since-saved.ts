import { formatPrice } from '../../money.ts';
import type { SaleState } from './lifecycle.ts';

interface SavedBoat {
  price: number;
  currency: string;
  photos: number;
  state: SaleState;
}

const STATES = {
  'for-sale': 'For sale again',
  'under-offer': 'Now under offer',
  sold: 'Sold',
  paused: 'Paused',
} as const satisfies Record<SaleState, string>;

/** What changed since a visitor saved a boat, in words. */
export function changesSinceSaved(before: SavedBoat, now: SavedBoat): string[] {
  return [...priceChange(before, now), ...stateChange(before, now), ...photoChange(before, now)];
}

function priceChange(before: SavedBoat, now: SavedBoat): string[] {
  if (before.price === now.price && before.currency === now.currency) return [];
  const was = `was ${formatPrice(before.price, before.currency)}`;
  if (before.currency !== now.currency) return [`Price in another currency, ${was}`];
  const by = formatPrice(Math.abs(now.price - before.price), now.currency);
  return [`Price ${now.price < before.price ? 'down' : 'up'} by ${by}, ${was}`];
}

const stateChange = (before: SavedBoat, now: SavedBoat): string[] =>
  before.state === now.state ? [] : [STATES[now.state]];

function photoChange(before: SavedBoat, now: SavedBoat): string[] {
  const more = now.photos - before.photos;
  if (more === 0) return [];
  const photos = Math.abs(more) === 1 ? 'photo' : 'photos';
  return [more > 0 ? `${more} more ${photos}` : `${-more} ${photos} fewer`];
}
