import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LARGEST_FILM, phonePhoto, sendAtOnce } from '#tests/support/large-uploads.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/start-measured-server.ts';

/**
 * How much memory a server may hold above idle, in megabytes: less than one of these videos or two of these photos.
 * `npm run bench -- uploads` measures it with its garbage.
 */
const MAX_ABOVE_IDLE = 64;

let server: MeasuredServer;
beforeAll(async () => {
  server = await startMeasuredServer(inject('emptyDatabase'), ['--expose-gc']);
});
afterAll(() => server.stop());

describe('the memory of a server process during many uploads', () => {
  it('does not hold four videos of 100 MB', async () => {
    const rise = await server.riseDuring(async () => {
      expect(await sendAtOnce(server, 4, LARGEST_FILM)).toEqual(Array(4).fill(200));
    });
    expect(rise).toBeLessThan(MAX_ABOVE_IDLE);
  });

  it('stays bounded for ten simultaneous photos of twelve megapixels, whose sizes are created one by one', async () => {
    const deck = await phonePhoto();
    // Loads sharp, which must not count towards the ten.
    expect(await sendAtOnce(server, 1, deck)).toEqual([200]);
    const rise = await server.riseDuring(async () => {
      expect(await sendAtOnce(server, 10, deck)).toEqual(Array(10).fill(200));
    });
    expect(rise).toBeLessThan(MAX_ABOVE_IDLE);
  });
});
