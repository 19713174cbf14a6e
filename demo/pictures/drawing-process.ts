import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import type { DrawingAnswer, DrawingOrder } from './drawer.ts';

/** The process that a drawer starts: it draws on request, and ends with its parent. */
sharp.cache(false);

process.on('message', async ({ order, artwork }: DrawingOrder) => {
  const answer: DrawingAnswer = await drawPicture(artwork).then(
    (picture) => ({ order, picture }),
    (error: unknown) => ({ order, failure: String(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches both; the server decides when the drawing ends.
process.on('SIGINT', () => undefined);
