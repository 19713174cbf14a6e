import type { Photo as PhotoData } from '#contract/boats/boat.ts';
import { type VariantWidth, variantSrcSet, variantUrl } from '#domain/media/variants.ts';
import { cx } from '../class-names.ts';

/** Shown for listings without a photo. */
const NO_PHOTO = '/no-photo.svg';

type PhotoProps = {
  photo: PhotoData | null;
  alt: string;
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string;
  widest?: VariantWidth;
  /** The main image of the page: loaded first. */
  first?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** Fills its frame, whose aspect ratio the caller sets, so that nothing shifts when it loads over its blurred preview. */
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
    // The blurred preview is the frame's background: browsers paint none for an image without alt text until it has loaded.
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
