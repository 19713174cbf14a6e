import type { Photo as PhotoData } from '#contract/boat.ts';
import { type VariantWidth, variantSrcSet, variantUrl } from '#domain/media/variants.ts';
import { cx } from '../class-names.ts';

/** Stands where a listing has no picture. */
const NO_PHOTO = '/no-photo.svg';

type PhotoProps = {
  photo: PhotoData | null;
  alt: string;
  /** How wide it stands on the page, for the browser to choose a file. */
  sizes: string;
  widest?: VariantWidth;
  /** The picture that the visitor came for: loaded at once, before others. */
  first?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** Fills its frame, whose shape the caller sets: nothing moves when the file arrives over its blurred self. */
export function Photo({
  photo,
  alt,
  sizes,
  widest = 1280,
  first = false,
  fit = 'cover',
  className,
  onLoad,
  onError,
}: PhotoProps) {
  const look = cx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain', className);
  if (!photo) return <img src={NO_PHOTO} alt={alt} width={1600} height={1200} className={look} />;
  const style = photo.placeholder
    ? {
        backgroundImage: `url("${photo.placeholder}")`,
        backgroundSize: fit,
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      }
    : undefined;
  return (
    // The blurred self is the frame's: a browser paints nothing behind an image without words that has not come yet.
    <picture style={style} className="block size-full">
      <source type="image/avif" srcSet={variantSrcSet(photo, 'avif', widest)} sizes={sizes} />
      <source type="image/webp" srcSet={variantSrcSet(photo, 'webp', widest)} sizes={sizes} />
      <img
        src={variantUrl(photo.url, { width: 640, format: 'jpeg' })}
        alt={alt}
        width={photo.width ?? 1600}
        height={photo.height ?? 1200}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
        className={look}
      />
    </picture>
  );
}
