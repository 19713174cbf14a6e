import type { Photo } from '#contract/boats/boat.ts';

export type PhotoChange = 'unchanged' | 'added' | 'removed' | 'moved';
export type ComparedPhoto = { photo: Photo; change: PhotoChange; place: number };

const urls = (photos: readonly Photo[]) => photos.map(({ url }) => url);

/**
 * What happens to each photo. A photo counts as moved only if its order among the remaining ones has changed: a new
 * cover does not mark all later photos as moved.
 */
export function comparePhotos(from: readonly Photo[], to: readonly Photo[]) {
  const before = urls(from).filter((url) => urls(to).includes(url));
  const after = urls(to).filter((url) => before.includes(url));
  const changeAgainst = (other: readonly Photo[], missing: PhotoChange) => (photo: Photo, index: number) => {
    const isMoved = before.indexOf(photo.url) !== after.indexOf(photo.url);
    const change: PhotoChange = !urls(other).includes(photo.url) ? missing : isMoved ? 'moved' : 'unchanged';
    return { photo, change, place: index + 1 };
  };
  return {
    from: from.map(changeAgainst(to, 'removed')),
    to: to.map(changeAgainst(from, 'added')),
    isSame: urls(from).join() === urls(to).join(),
  };
}
