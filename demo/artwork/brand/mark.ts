const INK = '#0b2239';
const PAPER = '#fbfaf6';
const BRASS = '#dcb268';

/** The logo, a hull on a slipway; `corner` is the radius of the tile's corners. */
export function drawMark(corner: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${INK}"/>` +
    `<g transform="translate(3.4 12) scale(1.6)" fill="none">` +
    `<path d="M2 7.5 27 21h7" stroke="${BRASS}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M8.8 0.6 29.6 9.6C28.4 13.8 25.9 17.2 23.1 15.8L11.2 9.4C9.2 7.9 8.6 4.4 8.8 0.6Z" fill="${PAPER}"/></g></svg>\n`
  );
}

/** An .ico file that holds PNG images, one per size. */
export function iconFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, i) => {
    const entry = 6 + i * 16;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
