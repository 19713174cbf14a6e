import type { StoredMedia } from '#contract/selling/media.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Media } from './media.repository.ts';

export const storedMediaView = ({ id, kind, width, height, placeholder }: Media): StoredMedia => ({
  id,
  url: objectUrl(id),
  type: kind,
  width,
  height,
  placeholder,
});
