// Renders the icons, the share picture and the home page's panorama into public/ from our own drawings.
// Run by hand when a drawing changes: node scripts/draw-brand.ts
import { readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { drawScene } from '../src/server/demo/artwork/scene.ts';

const NATURAL = { width: 1600, height: 1200 } as const;

/** A sloop under a castle at dusk: calm water on the left, where the words stand. */
const PANORAMA = drawScene({ kind: 'sloop', seed: 1, shot: 7 });

/** A wide cut of the drawing, rendered at the size that is wanted. */
function cut(width: number, height: number, fromTop: number): Sharp {
  const scale = width / NATURAL.width;
  return sharp(Buffer.from(PANORAMA), { density: 72 * scale })
    .resize({ width })
    .extract({ left: 0, top: Math.round(fromTop * scale), width, height });
}

for (const width of [800, 1600, 2400]) {
  const picture = cut(width, Math.round((width * 3) / 7), 275);
  await picture.clone().avif({ quality: 55, effort: 6 }).toFile(`public/hero-${width}.avif`);
  await picture.clone().webp({ quality: 80, effort: 6 }).toFile(`public/hero-${width}.webp`);
}
await cut(1200, 630, 260).jpeg({ quality: 85, mozjpeg: true }).toFile('public/share.jpg');

const mark = readFileSync('public/favicon.svg');
const icon = (size: number) =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size, size)
    .png();
await icon(192).toFile('public/icon-192.png');
await icon(512).toFile('public/icon-512.png');
await icon(180).flatten({ background: '#0b2239' }).toFile('public/apple-touch-icon.png');

/** The oldest icon format may simply hold a PNG behind its directory. */
const small = await icon(32).toBuffer();
const directory = Buffer.alloc(22);
directory.writeUInt16LE(1, 2);
directory.writeUInt16LE(1, 4);
directory.writeUInt8(32, 6);
directory.writeUInt8(32, 7);
directory.writeUInt16LE(1, 10);
directory.writeUInt16LE(32, 12);
directory.writeUInt32LE(small.length, 14);
directory.writeUInt32LE(22, 18);
writeFileSync('public/favicon.ico', Buffer.concat([directory, small]));
