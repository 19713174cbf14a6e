import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { ImportFormat } from '#contract/selling/imports.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { advert, openMarine, zipOf } from '#tests/support/import-files.ts';
import { readImport } from './read-import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function fileOf(format: ImportFormat, content: string | Buffer) {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, content);
  const bytes = Buffer.byteLength(content);
  const parsing = { format, max: IMPORT_LIMITS.boats, choices: undefined, remembered: [], now: new Date() };
  return { ...parsing, path, bytes, ownerId: `seller ${files}` };
}

/** Everything that is read of a file. */
async function parse(format: ImportFormat, content: string | Buffer) {
  const boats: RawBoat[] = [];
  for await (const batch of readImport(await fileOf(format, content)))
    boats.push(...batch.map(({ raw }) => raw));
  return { boats };
}

const GOOD = openMarine([advert({ ref: 'A' })]);

/** Replaces a name in the raw bytes of an archive: its writer refuses to write such names. */
const withName = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

describe('hostile files', () => {
  it.each([
    {
      what: 'an entity bomb',
      xml: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${GOOD.replace('Contessa', '&b;')}`,
    },
    {
      what: 'an entity that names a file',
      xml: `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><open_marine>&secret;</open_marine>`,
    },
    {
      what: 'a document type of the web',
      xml: `<!DOCTYPE x SYSTEM "http://example.org/x.dtd"><open_marine/>`,
    },
  ])('BROKER-01 refuses XML with a document type: $what', async ({ xml }) => {
    const text = xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '');
    await expect(parse('xml', text)).rejects.toThrow('document type');
  });

  it.each([
    { what: 'an undefined entity', xml: GOOD.replace('Contessa', '&secret;'), says: 'not well formed' },
    { what: 'an open element', xml: GOOD.replace('</open_marine>', ''), says: 'not well formed' },
    { what: 'a NUL', xml: GOOD.replace('Contessa', 'Con\0tessa'), says: 'not well formed' },
    { what: 'another root', xml: '<boats><advert ref="A"/></boats>', says: 'not an OpenMarine file' },
    { what: 'the root of a web page', xml: '<html><advert ref="A"/></html>', says: 'This is a web page' },
    { what: 'no boats', xml: openMarine([]), says: 'no boats' },
    {
      what: 'ten thousand levels',
      xml: `<open_marine>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</open_marine>`,
      says: 'nested too deeply',
    },
    {
      what: 'an encoding that does not exist',
      xml: '<?xml version="1.0" encoding="x-nothing"?><open_marine/>',
      says: 'character encoding',
    },
  ])('BROKER-01 refuses XML with $what', async ({ xml, says }) => {
    await expect(parse('xml', xml)).rejects.toThrow(says);
  });

  it('BROKER-01 refuses more than 500 boats', async () => {
    const adverts = Array.from({ length: 501 }, (_, n) => `<advert ref="${n}"></advert>`);
    await expect(parse('xml', openMarine(adverts))).rejects.toThrow('more than 500 boats');
    const lines = Array.from({ length: 501 }, (_, n) => `${n},Boat`);
    await expect(parse('csv', ['reference,title', ...lines].join('\n'))).rejects.toThrow(
      'more than 500 boats',
    );
  });

  it('BROKER-07 refuses archives whose names lead out of the folder', async () => {
    const zip = await zipOf({ 'boats.xml': GOOD, 'aa/evil.jpg': 'x' });
    for (const name of ['../evil.jpg', '/a/evil.jpg', 'a\\\\evil.jpg'])
      await expect(parse('zip', withName(zip, 'aa/evil.jpg', name.slice(0, 11)))).rejects.toThrow(
        'unusual file names',
      );
  });

  it('BROKER-01 refuses a ZIP bomb before unpacking it', async () => {
    const zeros = Buffer.alloc(9 * 1024 * 1024);
    expect(deflateRawSync(zeros).length).toBeLessThan(20_000);
    const bomb = await zipOf({ 'boats.csv': zeros });
    await expect(parse('zip', bomb)).rejects.toThrow('compressed far more');
    const large = await zipOf({ 'boats.csv': Buffer.alloc(11 * 1024 * 1024, 'a,b\n') });
    await expect(parse('zip', large)).rejects.toThrow('larger than 10 MB');
  });

  it('BROKER-01 refuses archives that lie about the size of a file', async () => {
    const zip = await zipOf({ 'boats.csv': 'reference,title\nA,Boat\n'.repeat(20) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(460);
    const less = Buffer.alloc(4);
    less.writeUInt32LE(10);
    await expect(
      parse('zip', withName(zip, size.toString('latin1'), less.toString('latin1'))),
    ).rejects.toThrow('damaged');
  });

  it.each([
    { what: 'no file of boats', content: { 'a.jpg': 'x' } },
    { what: 'two files of boats', content: { 'a.csv': 'reference', 'b.xml': GOOD } },
  ])('BROKER-01 refuses an archive with $what', async ({ content }) => {
    await expect(parse('zip', await zipOf(content as object as Record<string, string>))).rejects.toThrow(
      'exactly one',
    );
  });

  it('BROKER-01 refuses what is no archive at all', async () => {
    await expect(parse('zip', Buffer.from('PK\x03\x04 and nothing else'))).rejects.toThrow('damaged');
  });

  it('BROKER-05 a CSV line that cannot be read, or is too long, costs only itself', async () => {
    const long = `reference,title\nA,One\nB,${'x'.repeat(150_000)}\nC,Three`;
    expect((await parse('csv', long)).boats).toMatchObject([
      { row: 2, reference: 'A' },
      { row: 3, problem: 'The line is too long.' },
      { row: 4, reference: 'C' },
    ]);
    const open = 'reference,title\nA,One\nB,"Two\nC,Three\nD,"Four"';
    expect((await parse('csv', open)).boats[1]?.problem).toContain('quotation marks');
    const quotes = 'reference,title\nA,The "Wren" of Poole\nB,Two';
    expect((await parse('csv', quotes)).boats).toMatchObject([
      { values: { title: 'The "Wren" of Poole' } },
      { reference: 'B' },
    ]);
  });

  it('BROKER-01 reads CSV from spreadsheets: semicolons, tabs, a byte order mark, Windows characters', async () => {
    const [semicolons, tabs] = ['reference;title;price\nA;Boat, small;1', 'reference\ttitle\nA\tBoat'];
    expect((await parse('csv', `\ufeff${semicolons}`)).boats[0]?.values.title).toBe('Boat, small');
    expect((await parse('csv', tabs)).boats[0]?.values.title).toBe('Boat');
    const windows = Buffer.from('reference,title\nA,Caf\xe9 \x80', 'latin1');
    expect((await parse('csv', windows)).boats[0]?.values.title).toBe('Café €');
  });

  it.each([
    { csv: '', says: 'empty' },
    { csv: 'reference,title', says: 'no boats' },
  ])('BROKER-02 says what is wrong with the columns: $says', async ({ csv, says }) => {
    await expect(parse('csv', csv)).rejects.toThrow(says);
  });

  it('BROKER-01 turns HTML descriptions into plain text', async () => {
    const description =
      '<script>alert(1)</script><b onclick="x()">Bold</b> &lt;claim&gt;<br>New<ul><li>Radar</li></ul>';
    const { boats } = await parse('xml', openMarine([advert({ ref: 'A', description })]));
    expect(boats[0]?.values.description).toBe('Bold <claim>\nNew– Radar');
  });

  it('BROKER-01 refuses a ZIP whose files carry large comments, which would stay in memory', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(GOOD), 'boats.xml');
    zip.addBuffer(Buffer.from('x'), 'a.jpg', { fileComment: 'x'.repeat(60_000) } as object);
    zip.end();
    await expect(parse('zip', await buffer(zip.outputStream))).rejects.toThrow('unusually large header');
  });

  it.each([
    {
      what: 'a million small items',
      xml: `<open_marine><advert ref="A"><boat_features>${'<a>1</a>'.repeat(1_000_000)}</boat_features></advert></open_marine>`,
      says: 'more than 500,000 elements',
    },
    {
      what: 'many adverts of 12,000 items',
      xml: `<open_marine>${`<advert ref="A"><boat_features><navigation>${'<r>1</r>'.repeat(12_000)}</navigation></boat_features></advert>`.repeat(45)}</open_marine>`,
      says: 'more than 500,000 elements',
    },
    {
      what: 'an element of 100,000 attributes',
      xml: `<open_marine><advert ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(' ')}/></open_marine>`,
      says: 'more than 50 attributes',
    },
    {
      what: 'thousands of offices',
      xml: `<open_marine>${Array.from({ length: 2_000 }, (_, n) => `<office id="${n}"/>`).join('')}</open_marine>`,
      says: 'more than 1000 offices',
    },
  ])('BROKER-01 refuses XML with $what', async ({ xml, says }) => {
    await expect(parse('xml', xml)).rejects.toThrow(says);
  });

  it('BROKER-05 an advert with too many elements costs only itself', async () => {
    const items = '<item name="radar">true</item>'.repeat(12_000);
    const large = advert({ ref: 'B', more: `<navigation>${items}</navigation>` });
    const { boats } = await parse('xml', openMarine([advert({ ref: 'A' }), large, advert({ ref: 'C' })]));
    expect(boats.map(({ reference, problem }) => ({ reference, problem }))).toEqual([
      { reference: 'A', problem: undefined },
      { reference: 'B', problem: 'The advert has more than 2000 elements.' },
      { reference: 'C', problem: undefined },
    ]);
  });

  it('BROKER-01 refuses a CSV file of separators only', async () => {
    const line = `A${','.repeat(2_000_000)}`;
    await expect(parse('csv', `reference,title\n${line}`)).rejects.toThrow('too many columns');
    await expect(parse('csv', `${line}\nA,B`)).rejects.toThrow('too many columns');
  });

  it('BROKER-02 refuses a file whose boats become far larger when they are read, and names the row', async () => {
    // Written as JSON, each of these characters takes six.
    const line = (n: number) => `${n},${'\u0001'.repeat(19_000)}`;
    const lines = Array.from({ length: 500 }, (_, n) => line(n));
    await expect(parse('csv', ['reference,description', ...lines].join('\n'))).rejects.toThrow(
      /up to row 14\d have too much text/,
    );
  });

  it('BROKER-01 hands 100 boats with 49,000 photos each over in small batches', async () => {
    const line = (n: number) => `R-${n},Boat,${'a;'.repeat(49_000)}`;
    const content = ['reference,title,photos', ...Array.from({ length: 100 }, (_, n) => line(n))].join('\n');
    expect(content.length).toBeGreaterThan(9_800_000);
    const batches: number[] = [];
    for await (const batch of readImport(await fileOf('csv', content)))
      batches.push(JSON.stringify(batch).length);
    expect(batches).toHaveLength(2);
    expect(Math.max(...batches)).toBeLessThan(100_000);
  });

  it('BROKER-01 hands long texts over in more batches, and reads on only when one was used', async () => {
    const lines = Array.from({ length: 100 }, (_, n) => `${n},${'x'.repeat(15_000)}`);
    const content = ['reference,description', ...lines].join('\n');
    const sizes: number[] = [];
    for await (const batch of readImport(await fileOf('csv', content))) sizes.push(batch.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100);
    expect(Math.max(...sizes)).toBeLessThan(20);
  });
});

describe('files of several sellers', () => {
  /** Reads a file until it exists. */
  const stubborn = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { existsSync } from 'node:fs';
      import { parentPort, workerData } from 'node:worker_threads';
      while (!existsSync(workerData.path));
      parentPort.postMessage({ boats: [workerData.path] });`)}`,
  );

  it('BROKER-05 a small file is read while a large hostile one of another seller is still being read', async () => {
    const small = await fileOf('csv', 'reference,title\nA,Boat');
    const hostile = {
      ...small,
      path: join(folder, 'endless'),
      bytes: IMPORT_LIMITS.dataBytes,
      ownerId: 'other',
    };
    const finished: string[] = [];
    const readAll = async (file: typeof small) => {
      for await (const [boat] of readImport(file, stubborn)) finished.push(String(boat));
    };
    const reading = readAll(hostile);
    await readAll(small);
    expect(finished).toEqual([small.path]);
    await writeFile(hostile.path, '');
    await reading;
    expect(finished).toEqual([small.path, hostile.path]);
  });
});
