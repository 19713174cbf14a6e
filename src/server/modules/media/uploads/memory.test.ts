import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LARGEST_FILM, phonePhoto, sendAtOnce } from '#tests/support/large-uploads.ts';
import { type MeasuredServer, startMeasuredServer } from '#tests/support/start-measured-server.ts';

/** What a server may take above idle, in megabytes. */
const MOST_ABOVE_IDLE = 64;

let server: MeasuredServer;
beforeAll(async () => {
  server = await startMeasuredServer(inject('emptyDatabase'));
}, 240_000);
afterAll(() => server.stop());

describe('a server that many sellers send to at once, in a process of its own', () => {
  it('takes ten films of 100 MB without holding them', async () => {
    const rise = await server.riseDuring(async () => {
      expect(await sendAtOnce(server, 10, LARGEST_FILM)).toEqual(Array(10).fill(200));
    });
    expect(rise).toBeLessThan(MOST_ABOVE_IDLE);
  }, 240_000);

  it('takes thirty photographs of twelve megapixels at once, and makes their sizes one after the other', async () => {
    const deck = await phonePhoto();
    // The picture library is loaded for the first: it is no part of what thirty take.
    expect(await sendAtOnce(server, 1, deck)).toEqual([200]);
    const rise = await server.riseDuring(async () => {
      expect(await sendAtOnce(server, 30, deck)).toEqual(Array(30).fill(200));
    });
    expect(rise).toBeLessThan(MOST_ABOVE_IDLE);
  }, 240_000);
});
