import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { photo } from './photo-files.ts';
import { mp4 } from './video-files.ts';

const PIECE = Buffer.alloc(256 * 1024, 0x5a);

/** A video of exactly the maximum size, generated while it is sent so that it is never in memory. */
function* film() {
  const start = mp4({ bytes: 2 }).subarray(0, -2);
  const body = MEDIA_LIMITS.videoBytes - start.length;
  start.writeUInt32BE(body + 8, start.length - 8);
  // Its two samples fill the file.
  const sizes = start.indexOf('stsz') + 16;
  start.writeUInt32BE(Math.floor(body / 2), sizes);
  start.writeUInt32BE(Math.ceil(body / 2), sizes + 4);
  yield start;
  for (let left = body; left > 0; left -= PIECE.length) yield PIECE.subarray(0, left);
}

interface Upload {
  filename: string;
  contentType: string;
  body: () => Readable;
}

export const LARGEST_FILM: Upload = {
  filename: 'film.mp4',
  contentType: 'video/mp4',
  body: () => Readable.from(film()),
};

/** Twelve megapixels, as from a phone. */
export async function phonePhoto(): Promise<Upload> {
  const deck = await photo({ width: 4_000, height: 3_000 });
  return { filename: 'deck.jpg', contentType: 'image/jpeg', body: () => Readable.from([deck]) };
}

/** Sends this many at the same time and returns each status. */
export const sendAtOnce = (
  server: { origin: string; token: string },
  count: number,
  upload: Upload,
): Promise<number[]> => Promise.all(Array.from({ length: count }, () => send(server, upload)));

async function send(
  { origin, token }: { origin: string; token: string },
  { body, ...named }: Upload,
): Promise<number> {
  const asked = await fetch(`${origin}/api/objects/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(named),
  });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  return put(uploadURL, body());
}

/** Without `fetch`, which gives up when the answer to many large photos takes a slow machine over five minutes. */
async function put(address: string, body: Readable): Promise<number> {
  const sending = request(address, { method: 'PUT' });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    sending.once('error', reject);
  });
  await pipeline(body, sending);
  const { statusCode = 0 } = (await answer).resume();
  return statusCode;
}
