import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { migrateEmbedded, migrateServer, migrationsFolder } from './migrate.ts';

interface Journal {
  entries: { idx: number; tag: string; when: number; version: string; breakpoints: boolean }[];
}

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A migrations folder with only these scripts. */
async function folderOf(scripts: readonly { tag: string; sql: string; when: number }[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-migrations-'));
  folders.push(folder);
  const entries = scripts.map(({ tag, when }, idx) => ({ idx, tag, when, version: '7', breakpoints: true }));
  await mkdir(join(folder, 'meta'));
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const { tag, sql } of scripts) await writeFile(join(folder, `${tag}.sql`), sql);
  return folder;
}

/** The schema as it was before the migration of this name. */
async function schemaBefore(name: string): Promise<string> {
  const { entries }: Journal = JSON.parse(
    await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  );
  const until = entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(until).toBeGreaterThan(0);
  const before = entries.slice(0, until).map(async ({ tag, when }) => ({
    tag,
    when,
    sql: await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8'),
  }));
  return folderOf(await Promise.all(before));
}

const OWNER = '00000000-0000-4000-8000-000000000001';
const photo = (number: number) => `00000000-0000-4000-8000-00000000010${number}`;
const VIDEO = photo(9);

/** Boats as the first version stored them: photos as arrays of ids. */
const OLD_DATA = `
  insert into accounts (id, email, email_key, first_name, last_name, password_hash)
  values ('${OWNER}', 'a@example.org', 'a@example.org', 'Anna', 'Bell', '-');
  insert into media (id, owner_id, kind, status, file_name, content_type)
  select ('00000000-0000-4000-8000-00000000010' || n)::uuid, '${OWNER}',
    case n when 9 then 'video' else 'photo' end, 'stored', 'deck', 'image/jpeg' from generate_series(1, 9) n;
  insert into listings (owner_id, title, price, category, location, seller_name, status, approved_at, live_at,
    image_ids, video_id, sold_at, rejection_reason, updated_at)
  values
    ('${OWNER}', 'live', 1000, 'sailing', 'Cowes', 'Anna', 'approved', '2026-01-02Z', '2026-01-02Z',
      array['${photo(3)}', '${photo(1)}', '${photo(3)}', '00000000-0000-4000-8000-0000000000ff']::uuid[], '${VIDEO}', null, null, '2026-01-02Z'),
    ('${OWNER}', 'sold', 2000, 'motor', 'Cowes', 'Anna', 'approved', '2026-01-03Z', '2026-01-03Z',
      '{}', null, '2026-02-01Z', null, '2026-01-03Z'),
    ('${OWNER}', 'rejected', 3000, 'motor', 'Cowes', 'Anna', 'rejected', null, null,
      array['${photo(2)}']::uuid[], null, null, 'Blurred', '2026-01-04Z');
  update listings set beam = '3.20', draft = 'Unknown', sail_size = '35.5 m²', suitable_boat_length = 'up to 20ft'
  where id = 1;
  update listings set beam = 'about two', county = repeat('x', 300) where id = 2;
  insert into listing_media (media_id, listing_id) values
    ('${photo(3)}', 1), ('${photo(1)}', 1), ('${photo(4)}', 1), ('${VIDEO}', 1), ('${photo(2)}', 3);
  insert into listing_revisions (listing_id, version, status, content, rejection_reason) values
    (1, 1, 'rejected', '{"title": "first"}', null),
    (1, 1, 'pending', '{"title": "second", "beam": "3.2", "draft": "unknown"}', null),
    (1, 1, 'pending', '{"title": "third", "imageIds": ["${photo(4)}", "${photo(3)}"], "videoId": "${VIDEO}"}', null);
  insert into enquiries (listing_id, buyer_name, buyer_email, message, created_at) values
    (1, 'Bill', 'bill@example.org', 'Is she for sale?', '2026-01-05Z'),
    (1, 'Cora', 'cora@example.org', 'What about the engine?', '2026-01-06Z'),
    (1, 'Bill Buyer', 'Bill@Example.org', 'Could I come on Sunday?', '2026-01-07Z'),
    (2, 'Bill', 'bill@example.org', 'And this one?', '2026-01-08Z')`;

describe('migrating a database of the first version', () => {
  let engine: Awaited<ReturnType<typeof openEmbedded>>;
  const rowsOf = async (sql: string) => (await engine.pool.query(sql)).rows;
  let indexesBefore: unknown[];
  /** Indexes that others have taken the place of. */
  const REPLACED: Readonly<Record<string, string>> = { listings_live_cell: 'listings_live_near' };

  const INDEXES = `select indexname, indexdef from pg_indexes where tablename = 'listings'
    and indexdef ~ 'WHERE live' order by 1`;
  beforeAll(async () => {
    engine = await openEmbedded({});
    await migrateEmbedded(engine.pool, await schemaBefore('_selling'));
    await engine.pool.query(OLD_DATA);
    indexesBefore = await rowsOf(INDEXES);
    await migrateEmbedded(engine.pool);
  });
  afterAll(() => engine.close());

  it('keeps photos in order, each once, and drops ids without a file', async () => {
    expect(
      await rowsOf(`select listing_id, revision_id, media_id, kind, position from listing_media
        order by listing_id, revision_id nulls first, kind, position`),
    ).toEqual([
      { listing_id: 1, revision_id: null, media_id: photo(3), kind: 'photo', position: 1 },
      { listing_id: 1, revision_id: null, media_id: photo(1), kind: 'photo', position: 2 },
      { listing_id: 1, revision_id: null, media_id: VIDEO, kind: 'video', position: 1 },
      { listing_id: 1, revision_id: 3, media_id: photo(4), kind: 'photo', position: 1 },
      { listing_id: 1, revision_id: 3, media_id: photo(3), kind: 'photo', position: 2 },
      { listing_id: 1, revision_id: 3, media_id: VIDEO, kind: 'video', position: 1 },
      { listing_id: 3, revision_id: null, media_id: photo(2), kind: 'photo', position: 1 },
    ]);
  });

  it('numbers revisions and leaves the newest pending', async () => {
    expect(
      await rowsOf('select version, base_version, status, content from listing_revisions order by id'),
    ).toEqual([
      { version: 1, base_version: 0, status: 'rejected', content: { title: 'first' } },
      {
        version: 2,
        base_version: 1,
        status: 'withdrawn',
        content: {
          title: 'second',
          beam: 3.2,
          draft: null,
          sailSize: null,
          suitableBoatLength: null,
          unknownFields: ['draft'],
        },
      },
      { version: 3, base_version: 2, status: 'pending', content: { title: 'third' } },
    ]);
    expect(await rowsOf('select review_version from listings where id = 1')).toEqual([{ review_version: 3 }]);
  });

  it('turns numeric texts into numbers, marks unknown values and shortens texts that are too long', async () => {
    expect(
      await rowsOf(`select beam_m, draft_m, sail_size_m2, suitable_boat_length_ft, unknown_fields
        from listings order by id limit 2`),
    ).toEqual([
      {
        beam_m: 3.2,
        draft_m: null,
        sail_size_m2: 35.5,
        suitable_boat_length_ft: 20,
        unknown_fields: ['draft'],
      },
      {
        beam_m: null,
        draft_m: null,
        sail_size_m2: null,
        suitable_boat_length_ft: null,
        unknown_fields: [],
      },
    ]);
    expect(await rowsOf('select char_length(county) as length from listings where id = 2')).toEqual([
      { length: 80 },
    ]);
  });

  it('THREAD-01 makes every enquiry a message, in one conversation for each boat and buyer', async () => {
    expect(
      await rowsOf(`select c.title, b.name, b.email_key, c.last_at, s.account_id as seller,
          array(select text from conversation_messages m where m.conversation_id = c.id order by m.id) as texts
        from conversations c
          join conversation_participants b on b.conversation_id = c.id and b.side = 'buyer'
          join conversation_participants s on s.conversation_id = c.id and s.side = 'seller'
        order by c.id`),
    ).toEqual([
      {
        title: 'live',
        name: 'Bill Buyer',
        email_key: 'bill@example.org',
        last_at: new Date('2026-01-07Z'),
        seller: OWNER,
        texts: ['Is she for sale?', 'Could I come on Sunday?'],
      },
      {
        title: 'live',
        name: 'Cora',
        email_key: 'cora@example.org',
        last_at: new Date('2026-01-06Z'),
        seller: OWNER,
        texts: ['What about the engine?'],
      },
      {
        title: 'sold',
        name: 'Bill',
        email_key: 'bill@example.org',
        last_at: new Date('2026-01-08Z'),
        seller: OWNER,
        texts: ['And this one?'],
      },
    ]);
    const next = await rowsOf(`insert into conversations (listing_id, title, created_at, last_at)
      values (1, 'live', now(), now()) returning id`);
    expect(next).toEqual([{ id: 4 }]);
  });

  it('shows and counts the same boats as before, using the same indexes', async () => {
    expect(
      await rowsOf(
        'select title, live, shown, rejected_at is not null as was_rejected from listings order by id',
      ),
    ).toEqual([
      { title: 'live', live: true, shown: true, was_rejected: false },
      { title: 'sold', live: false, shown: true, was_rejected: false },
      { title: 'rejected', live: false, shown: false, was_rejected: true },
    ]);
    expect(await rowsOf('select category, total from category_counts where total > 0')).toEqual([
      { category: 'sailing', total: 1 },
    ]);
    const names = (rows: readonly unknown[]) => rows.map((row) => (row as { indexname: string }).indexname);
    expect(indexesBefore.length).toBeGreaterThan(8);
    const kept = names(indexesBefore).map((name) => REPLACED[name] ?? name);
    expect(names(await rowsOf(INDEXES))).toEqual(expect.arrayContaining(kept));
    await engine.pool.query("update listings set sold_at = now(), updated_at = '2026-03-01Z' where id = 1");
    expect(await rowsOf('select category from category_counts where total > 0')).toEqual([]);
  });
});

it('THREAD-14 carries every block over, a person with several addresses once', async () => {
  const engine = await openEmbedded({});
  await migrateEmbedded(engine.pool, await schemaBefore('_blocks'));
  const person = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
  await engine.pool.query(`
    insert into accounts (id, email, email_key, first_name, last_name, password_hash)
    select ('00000000-0000-4000-8000-00000000000' || n)::uuid, key, key, 'Anna', 'Bell', '-'
    from (values (1, 'seller@example.org'), (2, 'buyer+boats@example.org')) people (n, key);
    insert into conversations (listing_id, title, created_at, last_at)
    select 1, 'Contessa 32', now(), now() from generate_series(1, 5);
    insert into conversation_participants (conversation_id, side, account_id, email_key, blocked_at) values
      (1, 'seller', '${person(1)}', null, '2026-01-02Z'), (1, 'buyer', '${person(2)}', null, null),
      (2, 'seller', '${person(1)}', null, '2026-01-03Z'), (2, 'buyer', null, 'buyer@example.org', null),
      (3, 'seller', '${person(1)}', null, null), (3, 'buyer', null, 'guest+1@example.org', '2026-01-04Z'),
      (4, 'seller', '${person(1)}', null, null), (4, 'buyer', null, 'friend@example.org', null),
      (5, 'seller', '${person(1)}', null, '2026-01-05Z'), (5, 'buyer', null, null, null)`);
  await migrateEmbedded(engine.pool);
  const { rows } = await engine.pool.query('select * from blocks order by blocker_key');
  await engine.close();
  expect(rows).toEqual([
    {
      blocker_key: 'guest@example.org',
      blocked_key: 'seller@example.org',
      blocker_account_id: null,
      blocked_account_id: person(1),
      created_at: new Date('2026-01-04Z'),
    },
    {
      blocker_key: 'seller@example.org',
      blocked_key: 'buyer@example.org',
      blocker_account_id: person(1),
      blocked_account_id: person(2),
      created_at: new Date('2026-01-02Z'),
    },
  ]);
});

it('migrates a Postgres server on a separate connection without a statement timeout', async () => {
  const server = await startRealPostgres();
  try {
    const admin = new pg.Client(server.url());
    await admin.connect();
    await admin.query("alter role postgres set statement_timeout = '300ms'");
    const folder = await folderOf([
      { tag: '0000_slow', when: 1, sql: 'create table slow as select pg_sleep(0.6)::text as slept' },
    ]);
    await migrateServer(server.url(), folder);
    expect((await admin.query('select count(*)::int as count from slow')).rows).toEqual([{ count: 1 }]);
    await admin.end();
  } finally {
    await server.stop();
  }
});
