import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { newConversation, newText } from '#tests/support/conversations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createStreams } from './streams.ts';

let t: TestApp;
let origin: string;
beforeAll(async () => {
  t = await startTestApp();
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

/** An open stream: reads until something matches, or to its end. */
async function follow(headers: Record<string, string>) {
  const response = await fetch(`${origin}/api/threads/events`, { headers });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const readUntil = async (wanted?: RegExp) => {
    while (!wanted?.test(received)) {
      const { value, done } = await reader.read();
      if (done) return 'ended';
      received += value;
    }
    return received;
  };
  await readUntil(/"thread":null/);
  return { response, readUntil, close: () => reader.cancel() };
}

const say = (who: SignedInAccount, id: number) =>
  post(t, `/api/threads/${id}/messages`, { text: newText() }, { headers: who.headers });

describe('live delivery', () => {
  it('THREAD-06 notifies both people of a new message, also by cookie, and nobody else', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const stranger = await registerAccount(t);
    const streams = {
      ofSeller: await follow(seller.headers),
      ofBuyer: await follow({ cookie: buyer.cookie }),
      ofStranger: await follow(stranger.headers),
    };
    const { headers } = streams.ofBuyer.response;
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toContain('no-store');
    const text = (await say(seller, id)).json().text;
    /** What a stream received before something that its person certainly hears of. */
    const receivedBy = async (stream: keyof typeof streams, person: SignedInAccount) => {
      const later = await newConversation(t, { seller: person });
      return streams[stream].readUntil(new RegExp(`"thread":${later.id}\\b`));
    };
    const event = `event: changed\ndata: {"thread":${id}}`;
    for (const received of [await receivedBy('ofSeller', seller), await receivedBy('ofBuyer', buyer)]) {
      expect(received).toContain(event);
      expect(received).not.toContain(text);
    }
    expect(await receivedBy('ofStranger', stranger)).not.toContain(event);
    await Promise.all(Object.values(streams).map((stream) => stream.close()));
  });

  it('THREAD-06 ends when the session ends, whichever way', async () => {
    const account = await registerAccount(t);
    const stream = await follow(account.headers);
    await post(t, '/api/auth/sign-out', undefined, { headers: account.headers });
    expect(await stream.readUntil()).toBe('ended');
  });

  it('THREAD-06 needs a session', async () => {
    expect((await fetch(`${origin}/api/threads/events`)).status).toBe(401);
  });
});

describe('streams', () => {
  const listener = (accountId: string, address = accountId) => ({ accountId, address, sessionId: accountId });
  const response = () => {
    const closed: (() => void)[] = [];
    const written: string[] = [];
    return {
      written,
      isEnded: false,
      writableNeedDrain: false,
      write: (text: string) => written.push(text),
      once: (_event: string, then: () => void) => closed.push(then),
      end() {
        this.isEnded = true;
        for (const then of closed) then();
      },
    };
  };
  const limits = { perAccount: 2, perAddress: 3, all: 4 };
  const openOf = (streams: ReturnType<typeof createStreams>) => {
    const made = response();
    return { made, open: (who: ReturnType<typeof listener>) => streams.open(who, made as never) };
  };

  it('the newest of an account replaces its oldest; an address and the process can open a limited number', () => {
    const streams = createStreams(limits);
    const [a, b, c] = [openOf(streams), openOf(streams), openOf(streams)];
    expect([a, b, c].map(({ open }) => open(listener('anna', 'here')))).toEqual([true, true, true]);
    expect(a.made.isEnded).toBe(true);
    expect(streams.count()).toBe(2);
    expect(openOf(streams).open(listener('bob', 'here'))).toBe(true);
    expect(openOf(streams).open(listener('cid', 'here'))).toBe(false);
    expect(openOf(streams).open(listener('cid', 'there'))).toBe(true);
    expect(openOf(streams).open(listener('dora', 'elsewhere'))).toBe(false);
    b.made.end();
    expect(openOf(streams).open(listener('dora', 'elsewhere'))).toBe(true);
  });

  it('a client that does not read is cut off', () => {
    const streams = createStreams(limits);
    const slow = openOf(streams);
    slow.open(listener('anna'));
    slow.made.writableNeedDrain = true;
    streams.send(['anna'], 'event');
    expect(slow.made.isEnded).toBe(true);
    expect(slow.made.written).toEqual([]);
    expect(streams.count()).toBe(0);
  });
});
