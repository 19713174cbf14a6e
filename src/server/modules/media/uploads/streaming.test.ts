import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { uploadUrlFor } from '#tests/support/media.ts';
import { photo } from '#tests/support/photo-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mp4 } from '#tests/support/video-files.ts';

const MEGABYTE = 1024 * 1024;

let t: TestApp;
let seller: SignedInAccount;
let port: number;
beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const folder = () => join(t.deps.config.dataDir, 'incoming');
const incoming = () => readdir(folder()).catch(() => []);
const arrivedBytes = async () => {
  const files = await Promise.all((await incoming()).map((name) => stat(join(folder(), name))));
  return files.map(({ size }) => size).sort((a, b) => a - b);
};

async function begin(name: string, headers: Record<string, string> = {}): Promise<ClientRequest> {
  const { pathname, search } = new URL(await uploadUrlFor(t, seller, name));
  return request({ port, host: '127.0.0.1', method: 'PUT', path: pathname + search, headers });
}

async function answerTo(sending: ClientRequest) {
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, error: (JSON.parse(await text(answer)) as { error?: string }).error };
}

/** Sends as much as the server accepts, and returns how much that was. */
async function sendUpTo(sending: ClientRequest, start: Buffer, upTo: number) {
  let sent = start.length;
  let answered = false;
  sending.once('response', () => {
    answered = true;
  });
  sending.on('error', () => undefined);
  sending.write(start);
  while (sent < upTo && !answered && !sending.destroyed) {
    if (!sending.write(Buffer.alloc(65_536))) await Promise.race([once(sending, 'drain'), wait(500)]);
    sent += 65_536;
  }
  if (!sending.destroyed) sending.end();
  return sent;
}

describe('an upload', () => {
  it('CONST-39 is stopped as soon as it is too large, with an error message, although it declared no size', async () => {
    const sending = await begin('deck.jpg', { 'transfer-encoding': 'chunked' });
    const answering = answerTo(sending);
    const sent = await sendUpTo(sending, await photo(), 60 * MEGABYTE);
    expect(await answering).toEqual({ status: 413, error: 'Photos can have up to 10 MB' });
    expect(sent).toBeLessThan(30 * MEGABYTE);
    expect(await incoming()).toEqual([]);
  });

  it('CONST-40 is refused before it is sent if its declared size is too large', async () => {
    const sending = await begin('film.mp4', { 'content-length': String(100 * MEGABYTE + 1) });
    sending.flushHeaders();
    expect(await answerTo(sending)).toEqual({ status: 413, error: 'Videos can have up to 100 MB' });
    sending.destroy();
  });

  it('is refused after its first bytes if it has the wrong type', async () => {
    const sending = await begin('film.mp4', { 'content-length': String(90 * MEGABYTE) });
    sending.write(Buffer.alloc(65_536, '<p>not a video</p>'));
    expect(await answerTo(sending)).toEqual({
      status: 400,
      error: 'Videos must be MP4, MOV, AVI, WMV or M4V files',
    });
    sending.destroy();
  });

  it('leaves nothing behind when it is interrupted, and can be retried at the same address', async () => {
    const url = new URL(await uploadUrlFor(t, seller, 'film.mp4'));
    const film = mp4({ bytes: 300_000 });
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'PUT',
      path: url.pathname + url.search,
      headers: { 'content-length': String(film.length) },
    });
    sending.on('error', () => undefined);
    sending.write(film.subarray(0, 100_000));
    await expect.poll(incoming).toHaveLength(1);
    sending.destroy();
    await expect.poll(incoming).toEqual([]);

    const address = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
    const again = () => fetch(address, { method: 'PUT', body: new Uint8Array(film) });
    // The video is checked in a thread, which takes longer on a busy machine than a poll usually waits.
    await expect.poll(async () => (await again()).status).toBe(200);
  });

  it('is refused and its connection closed if it is too slow; at the minimum rate it is accepted', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const film = mp4({ bytes: 600_000 });
    const length = { 'content-length': String(film.length) };
    const [slow, steady] = [await begin('film.mp4', length), await begin('film.mp4', length)];
    const answers = [answerTo(slow), answerTo(steady)];
    const closed = once(slow, 'close');
    slow.write(film.subarray(0, 200_000));
    steady.write(film.subarray(0, 300_000));
    await expect.poll(arrivedBytes).toEqual([200_000, 300_000]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answers[0]).toEqual({ status: 408, error: 'The upload was too slow. Please try again.' });
    await closed;
    steady.end(film.subarray(300_000));
    expect(await answers[1]).toEqual({ status: 200, error: undefined });
  });

  it('may arrive slowly and in pieces', async () => {
    const film = mp4({ bytes: 5_000 });
    const sending = await begin('film.mp4', { 'content-length': String(film.length) });
    const answering = answerTo(sending);
    for (let at = 0; at < film.length; at += 1_000) {
      sending.write(film.subarray(at, at + 1_000));
      await wait(5);
    }
    sending.end();
    expect(await answering).toEqual({ status: 200, error: undefined });
  });
});
