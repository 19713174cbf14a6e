import { describe, expect, it } from 'vitest';
import { MEDIA_REFUSALS } from '#domain/media/admission.ts';
import { createUploadQueue, RefusedFile } from './upload-queue.ts';

/** Work that ends when the test says so. */
function byHand<Result>() {
  const open: { name: string; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  return {
    names: () => open.map(({ name }) => name),
    begin: (name: string) =>
      new Promise<Result>((resolve, reject) => void open.push({ name, resolve, reject })),
    async end(name: string, result: Result | Error) {
      const [call] = open.splice(
        open.findIndex((candidate) => candidate.name === name),
        1,
      );
      if (result instanceof Error) call?.reject(result);
      else call?.resolve(result);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function createTestQueue() {
  const preparing = byHand<File>();
  const sending = byHand<string>();
  const events: string[] = [];
  const aborted: string[] = [];
  const queue = createUploadQueue({
    prepare: (file) => preparing.begin(file.name),
    send: async (file, type, { signal }) => {
      signal.addEventListener('abort', () => aborted.push(file.name));
      const id = await sending.begin(file.name);
      return { id, url: `/objects/uploads/${id}`, type, name: file.name, size: file.size };
    },
    explain: (error) => ({ words: (error as Error).message, canRetry: true, unreached: true }),
    onStored: ({ name }) => events.push(`stored ${name}`),
    onRefused: ({ name }, { title }) => events.push(`${title}: ${name}`),
    onFailed: ({ file }, failed) => events.push(`failed ${file.name} (${failed})`),
    onRunEnd: ({ stored, failed }) => events.push(`end ${stored}/${failed}`),
  });
  const states = () => queue.read().map(({ file, state }) => `${file.name} ${state}`);
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ file: new File(['x'], name), type: 'photo' as const })));
  const prepared = (name: string) => preparing.end(name, new File(['y'], name));
  return { queue, preparing, sending, events, aborted, states, add, prepared };
}

describe('files on their way to the server', () => {
  it('MEDIA-08 are prepared one by one and sent three at a time', async () => {
    const { add, preparing, sending, prepared, states } = createTestQueue();
    add('a', 'b', 'c', 'd', 'e');
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(preparing.names()).toEqual([name]);
      await prepared(name);
    }
    expect(sending.names()).toEqual(['a', 'b', 'c']);
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd ready', 'e preparing']);
    await sending.end('b', 'B');
    expect(sending.names()).toEqual(['a', 'c', 'd']);
  });

  it('MEDIA-10 join the list as they finish, and the end of all is reported once', async () => {
    const { add, sending, prepared, events } = createTestQueue();
    add('a', 'b');
    await prepared('a');
    await prepared('b');
    await sending.end('b', 'B');
    expect(events).toEqual(['stored b']);
    await sending.end('a', 'A');
    expect(events).toEqual(['stored b', 'stored a', 'end 2/0']);
  });

  it('a cancelled one stops its call, makes room for the next and is not counted', async () => {
    const { add, queue, sending, prepared, events, aborted, states } = createTestQueue();
    add('a', 'b');
    await prepared('a');
    queue.cancel(1);
    expect(aborted).toEqual(['a']);
    await sending.end('a', new Error('aborted'));
    expect(states()).toEqual(['b preparing']);
    await prepared('b');
    await sending.end('b', 'B');
    expect(events).toEqual(['stored b', 'end 1/0']);
  });

  it('one cancelled while it is prepared is never sent', async () => {
    const { add, queue, sending, prepared, events, states } = createTestQueue();
    add('a');
    queue.cancel(1);
    await prepared('a');
    expect([states(), sending.names(), events]).toEqual([[], [], []]);
  });

  it('a failed one waits for another try, which does not prepare it again', async () => {
    const { add, queue, preparing, sending, prepared, events, states } = createTestQueue();
    add('a');
    await prepared('a');
    await sending.end('a', new Error('The connection was lost'));
    expect(states()).toEqual(['a failed']);
    expect(queue.read()[0]?.failure?.words).toBe('The connection was lost');
    expect(events).toEqual(['failed a (1)', 'end 0/1']);
    queue.retry(1);
    expect(preparing.names()).toEqual([]);
    await sending.end('a', 'A');
    expect(events).toEqual(['failed a (1)', 'end 0/1', 'stored a', 'end 1/0']);
  });

  it('those that a lost connection stopped continue when it is back', async () => {
    const { add, queue, sending, prepared, events } = createTestQueue();
    add('a', 'b');
    await prepared('a');
    await prepared('b');
    await sending.end('a', new Error('offline'));
    await sending.end('b', new Error('offline'));
    queue.retryUnreached();
    expect(sending.names()).toEqual(['a', 'b']);
    expect(events).toEqual(['failed a (1)', 'failed b (2)', 'end 0/2']);
  });

  it('one that must not be uploaded is refused with its reason and leaves', async () => {
    const { add, preparing, events, states } = createTestQueue();
    add('long.mp4');
    await preparing.end('long.mp4', new RefusedFile(MEDIA_REFUSALS.videoLength));
    expect([states(), events]).toEqual([[], ['Video too long: long.mp4']]);
  });
});
