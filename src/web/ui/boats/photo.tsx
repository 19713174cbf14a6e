import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { variantSrcSet, variantUrl, type WidthRange } from '#domain/media/variants.ts';
import { cx } from '../class-names.ts';

/** Shown for listings without a photo. */
const NO_PHOTO = '/no-photo.svg';

/** The main image of the page loads first, others that are visible at once after it, the rest on scrolling to them. */
export type PhotoLoad = 'first' | 'at once' | 'on scrolling';

type PhotoProps = WidthRange & {
  photo: PhotoData | null | undefined;
  alt: string;
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string;
  load?: PhotoLoad;
  fit?: 'cover' | 'contain';
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/**
 * Fills its frame, whose aspect ratio the caller sets, so that nothing shifts when it loads over its blurred preview.
 * Browsers without AVIF get one WebP file, which is large enough for most screens.
 */
export function Photo({
  photo,
  alt,
  sizes,
  narrowest,
  widest = 1280,
  load = 'on scrolling',
  fit = 'cover',
  className,
  onLoad,
  onError,
}: PhotoProps) {
  const look = cx(fit === 'contain' && 'object-contain', className) || undefined;
  if (!photo)
    return (
      <span className="photo">
        <img src={NO_PHOTO} alt={alt} width={1600} height={1200} className={look} />
      </span>
    );
  const preview = photo.placeholder ? { backgroundImage: `url(${photo.placeholder})` } : undefined;
  return (
    <picture style={preview} className={cx('photo', fit === 'contain' && 'bg-contain')}>
      <source type="image/avif" srcSet={variantSrcSet(photo, 'avif', { narrowest, widest })} sizes={sizes} />
      <img
        src={variantUrl(photo.url, { width: widest > 1280 ? 1280 : 640, format: 'webp' })}
        alt={alt}
        width={photo.width ?? 1600}
        height={photo.height ?? 1200}
        loading={load === 'on scrolling' ? 'lazy' : undefined}
        fetchPriority={load === 'first' ? 'high' : undefined}
        onLoad={onLoad}
        onError={onError}
        className={look}
      />
    </picture>
  );
}
