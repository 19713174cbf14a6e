import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { ByteRange, Storage } from './storage.ts';

interface Opened {
  storage: Storage;
  close(): Promise<void>;
}

const DRIVERS: Record<string, (folder: string) => Promise<Opened>> = {
  'the local disk': async (folder) => ({
    storage: diskStorage({ folder: join(folder, 'media') }),
    close: async () => undefined,
  }),
  'an S3 store': async (folder) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'boats', configs: [] }],
    });
    const { port } = await server.run();
    const storage = s3Storage({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'boats',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    });
    return { storage, close: () => server.close() };
  },
};

const text = { contentType: 'text/plain' };

describe.each(Object.entries(DRIVERS))('storage on %s', (_name, open) => {
  let folder: string;
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slipway-storage-'));
    opened = await open(folder);
    storage = opened.storage;
  });
  afterAll(async () => {
    storage.close();
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (key: string, range?: ByteRange) => {
    const found = await storage.get(key, range);
    return found && { size: found.size, bytes: await buffer(found.stream) };
  };

  it('returns what was put, from memory and from a file', async () => {
    await storage.put('boat/memory', Buffer.from('ahoy'), text);
    expect(await read('boat/memory')).toEqual({ size: 4, bytes: Buffer.from('ahoy') });

    const large = Buffer.alloc(9_000_000, 'slipway');
    await writeFile(join(folder, 'large.bin'), large);
    await storage.put('boat/file', { file: join(folder, 'large.bin') }, text);
    expect((await read('boat/file'))?.bytes.equals(large)).toBe(true);
  });

  it('copies an object to a file, and says if there is none', async () => {
    await storage.put('boat/archive', Buffer.from('ahoy'), text);
    const copy = join(folder, 'copy');
    expect(await storage.copyTo('boat/archive', copy)).toBe(true);
    expect(await readFile(copy, 'utf8')).toBe('ahoy');
    await rm(copy);
    expect((await read('boat/archive'))?.bytes.toString()).toBe('ahoy');
    expect(await storage.copyTo('boat/none', copy)).toBe(false);
    await expect(stat(copy)).rejects.toThrow('ENOENT');
  });

  it('replaces an object as a whole', async () => {
    await storage.put('again', Buffer.from('the first, longer one'), text);
    await storage.put('again', Buffer.from('second'), text);
    expect((await read('again'))?.bytes.toString()).toBe('second');
  });

  it('returns a range of an object and the size of the whole', async () => {
    await storage.put('part', Buffer.from('0123456789'), text);
    expect(await read('part', { start: 2, end: 4 })).toEqual({ size: 10, bytes: Buffer.from('234') });
  });

  it('reports missing objects', async () => {
    expect(await storage.get('boat/none')).toBeUndefined();
    expect(await storage.exists('boat/none')).toBe(false);
    expect(await storage.exists('boat')).toBe(false);
    await storage.put('boat/some', Buffer.from('x'), text);
    expect(await storage.exists('boat/some')).toBe(true);
  });

  it('deletes an object; deleting a missing one is no error', async () => {
    await storage.put('gone', Buffer.from('x'), text);
    await storage.delete('gone');
    await storage.delete('gone');
    expect(await storage.exists('gone')).toBe(false);
  });

  it('deletes a folder and leaves its neighbours', async () => {
    await storage.put('one/a', Buffer.from('x'), text);
    await storage.put('one/deep/b', Buffer.from('x'), text);
    await storage.put('one-more/c', Buffer.from('x'), text);
    await storage.deleteFolder('one');
    await storage.deleteFolder('one');
    expect(await storage.exists('one/a')).toBe(false);
    expect(await storage.exists('one/deep/b')).toBe(false);
    expect(await storage.exists('one-more/c')).toBe(true);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.unfinished/x', '', 'a\\b', 'a/b\0'])(
    'refuses %j as a key in every call',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'), text)).rejects.toThrow('Not a storage key');
      await expect((async () => storage.get(key))()).rejects.toThrow('Not a storage key');
      await expect((async () => storage.exists(key))()).rejects.toThrow('Not a storage key');
      await expect((async () => storage.delete(key))()).rejects.toThrow('Not a storage key');
      await expect((async () => storage.deleteFolder(key))()).rejects.toThrow('Not a storage key');
    },
  );
});

describe('the local disk', () => {
  it('leaves nothing behind when a put fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slipway-storage-'));
    const storage = diskStorage({ folder });
    await expect(storage.put('boat/a', { file: join(folder, 'missing') }, text)).rejects.toThrow('ENOENT');
    expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
    expect(await storage.exists('boat/a')).toBe(false);
    await rm(folder, { recursive: true });
  });

  it('deletes what a killed process left unfinished, but not what is being written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slipway-storage-'));
    const storage = diskStorage({ folder });
    await storage.put('boat/a', Buffer.from('x'), text);
    await writeFile(join(folder, '.unfinished', 'old'), 'half');
    await writeFile(join(folder, '.unfinished', 'new'), 'half');
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(join(folder, '.unfinished', 'old'), twoHoursAgo, twoHoursAgo);
    await storage.tidy();
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['new']);
    expect(await storage.exists('boat/a')).toBe(true);
    await rm(folder, { recursive: true });
  });
});
