import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { CategoryId } from '../../../src/domain/taxonomy/categories.ts';
import type { ArtworkKind } from '../kinds.ts';
import { rasterise } from '../rasterise.ts';
import { drawScene } from '../scene.ts';
import { drawMark, iconFile } from './mark.ts';
import { drawNoPhoto } from './no-photo.ts';
import { drawPanorama } from './panorama.ts';

/** Regenerates the pictures in public/: `npm run publish-brand -w demo`. */
const folder = new URL('../../../public/', import.meta.url);
const file = (name: string) => new URL(name, folder).pathname;

const HERO = { width: 2400, height: 1028 };
/** The part of the panorama that a share preview shows: the light, the cutter and the town. */
const SHARE = { left: 440, top: 0, width: 1958, height: 1028 };
const ICONS = [
  ['icon-192.png', 192, 14],
  ['icon-512.png', 512, 14],
  ['apple-touch-icon.png', 180, 0],
] as const;

const tile = (size: number, corner: number) =>
  rasterise(drawMark(corner), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 });

async function publishIcons() {
  await writeFile(file('favicon.svg'), drawMark(14));
  for (const [name, size, corner] of ICONS) await tile(size, corner).toFile(file(name));
  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await tile(size, 12).toBuffer() })),
  );
  await writeFile(file('favicon.ico'), iconFile(images));
}

async function publishPictures() {
  await writeFile(file('no-photo.svg'), drawNoPhoto());
  // For mail programs, which show no SVG.
  await rasterise(drawNoPhoto())
    .resize(320, 240)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file('no-photo.png'));
  const panorama = await rasterise(drawPanorama(HERO.width, HERO.height)).png().toBuffer();
  for (const width of [800, 1600, 2400]) {
    const sized = sharp(panorama).resize(width);
    await sized
      .clone()
      .avif({ quality: 56, effort: 6 })
      .toFile(file(`hero-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(file(`hero-${width}.webp`));
  }
  await sharp(panorama)
    .extract(SHARE)
    .resize(1200, 630)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(file('share.jpg'));
}

/** The picture of each category on the home page. */
const CATEGORY_KINDS = {
  sailing: 'sloop',
  motor: 'motor-cruiser',
  'small-craft': 'rib',
  specialist: 'narrowboat',
  superyachts: 'superyacht',
  engines: 'outboard',
} as const satisfies { [C in CategoryId]?: ArtworkKind };
const TILE = { width: 480, height: 300 };

async function publishCategories() {
  for (const [category, kind] of Object.entries(CATEGORY_KINDS))
    await rasterise(drawScene({ kind, seed: 'category', shot: 0 }))
      .resize({ ...TILE, fit: 'cover' })
      .webp({ quality: 78, effort: 6 })
      .toFile(file(`category-${category}.webp`));
}

await publishIcons();
await publishCategories();
await publishPictures();
