import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** A drawing as pixels. The server refuses to read SVG, which uploads might hold; these are our own. */
export function rasterise(svg: string, options?: SharpOptions): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg), options);
}
