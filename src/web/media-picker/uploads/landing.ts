import { addItem, type MediaItem, moveItem, type NewMediaItem, setMain } from '#domain/media/items.ts';

/** When each item of this visit was chosen; items that were there before have no entry. */
export type Choices = ReadonlyMap<string, number>;

/**
 * Adds a finished upload where it was chosen to stand: files end in any order, but stand in the order of the choice.
 * A main photo that nobody picked gives way to an earlier one.
 */
export function land(items: readonly MediaItem[], item: NewMediaItem, choices: Choices): MediaItem[] {
  const chosenAt = choices.get(item.id) ?? 0;
  const isLater = ({ id }: MediaItem) => (choices.get(id) ?? 0) > chosenAt;
  const later = items.findIndex(isLater);
  const main = items.find(({ isMain }) => isMain);
  const added = addItem(items, item);
  const placed = later < 0 ? added : moveItem(added, item.id, later + 1);
  return main && isLater(main) && item.type === 'photo' ? setMain(placed, item.id) : placed;
}
