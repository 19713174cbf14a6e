import type { Photo } from '#contract/boat.ts';

export type PhotoFate = 'kept' | 'added' | 'removed' | 'moved';
export type ComparedPhoto = { photo: Photo; fate: PhotoFate; place: number };

const urls = (photos: readonly Photo[]) => photos.map(({ url }) => url);

/**
 * What happens to each photo. A photo counts as moved only if its order among the remaining ones has changed: a new
 * cover does not mark all later photos as moved.
 */
export function comparePhotos(from: readonly Photo[], to: readonly Photo[]) {
  const before = urls(from).filter((url) => urls(to).includes(url));
  const after = urls(to).filter((url) => before.includes(url));
  const fateIn = (other: readonly Photo[], missing: PhotoFate) => (photo: Photo, index: number) => {
    const isMoved = before.indexOf(photo.url) !== after.indexOf(photo.url);
    const fate: PhotoFate = !urls(other).includes(photo.url) ? missing : isMoved ? 'moved' : 'kept';
    return { photo, fate, place: index + 1 };
  };
  return {
    from: from.map(fateIn(to, 'removed')),
    to: to.map(fateIn(from, 'added')),
    isSame: urls(from).join() === urls(to).join(),
  };
}
