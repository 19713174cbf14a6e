import type pg from 'pg';
import type { CategoryId } from '#domain/taxonomy/categories.ts';
import type { Pattern } from './boat-stock.ts';
import { makeBoat } from './make-boat.ts';

const BATCH = 2_000;
const SELLERS = 1_000;
const CONNECTIONS = 2;

const COLUMNS = {
  title: 'text',
  description: 'text',
  price: 'numeric',
  vat_status: 'text',
  category: 'text',
  subcategory: 'text',
  make: 'text',
  model: 'text',
  year_built: 'integer',
  condition: 'text',
  length_ft: 'double precision',
  beam_m: 'double precision',
  draft_m: 'double precision',
  berths: 'integer',
  heads: 'integer',
  hull_material: 'text',
  keel_type: 'text',
  engine_type: 'text',
  engine_power_hp: 'double precision',
  engine_count: 'text',
  fuel_type: 'text',
  fuel_capacity_l: 'integer',
  water_capacity_l: 'integer',
  electronics: 'text[]',
  safety_equipment: 'text[]',
  galley: 'text[]',
  location: 'text',
  county: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  seller_name: 'text',
  seller_phone: 'text',
  show_email: 'boolean',
  show_phone: 'boolean',
  broker_listing: 'boolean',
  status: 'text',
  featured: 'boolean',
} as const satisfies Record<string, string>;

const NAMES = Object.keys(COLUMNS).join(', ');
const TYPED = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ');

const INSERT = `
  with boats as (
    select *, now() - make_interval(mins => minutes_ago) as moment, gen_random_uuid() as cover
    from jsonb_to_recordset($1::jsonb)
      as b (number integer, owner_id uuid, minutes_ago integer, sold boolean, deleted boolean, ${TYPED})
  ), covers as (
    insert into media (id, owner_id, kind, status, file_name, content_type, width, height, placeholder)
    select cover, owner_id, 'photo', 'stored', 'cover.jpg', 'image/webp', 1600, 1200,
           'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQAAwABUB8JZQAAudZt8gA'
    from boats
  ), numbered as (
    select *, nextval(pg_get_serial_sequence('listings', 'id'))::integer as id from (select * from boats order by number) b
  ), places as (
    insert into listing_media (listing_id, media_id, kind, position) select id, cover, 'photo', 1 from numbered
  )
  insert into listings (id, owner_id, ${NAMES}, created_at, approved_at, live_at, sold_at, deleted_at, featured_until)
  overriding system value
  select id, owner_id, ${NAMES}, moment,
         case when status = 'approved' then moment end, case when status = 'approved' then moment end,
         case when sold then now() end, case when deleted then now() end,
         case when featured then now() + interval '7 days' end
  from numbered order by number`;

const COUNT_CATEGORIES = `
  insert into category_counts (category, subcategory, total, featured, broker, priced, price_sum)
  select category, coalesce(subcategory, ''), count(*), count(*) filter (where featured),
         count(*) filter (where broker_listing), count(*) filter (where currency = 'GBP'),
         coalesce(sum(price) filter (where currency = 'GBP'), 0)
  from listings where live group by 1, 2`;

const ADD_SELLERS = `
  insert into accounts (email, email_key, first_name, last_name, password_hash)
  select address, address, 'Bench', 'Seller', '-'
  from (select 'seller' || n || '@example.org' as address from generate_series(1, ${SELLERS}) n) s
  returning id`;

type Stock = ReadonlyMap<CategoryId, readonly Pattern[]>;

async function withoutChecks<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '1GB'");
    return await work(client);
  } finally {
    client.release(true);
  }
}

/** Inserts the boats into an empty database without indexes and triggers; both are brought up to date at the end. */
export async function fillDatabase(pool: pg.Pool, boats: number, stock: Stock): Promise<void> {
  await withoutChecks(pool, async (client) => {
    const { rows: sellers } = await client.query<{ id: string }>(ADD_SELLERS);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'listings' and indexname <> 'listings_pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);

    let next = 0;
    const insertBatches = (connection: pg.PoolClient) => async () => {
      while (next < boats) {
        const start = next;
        next += BATCH;
        const numbers = Array.from({ length: Math.min(BATCH, boats - start) }, (_, at) => start + at);
        const batch = numbers.map((number) => ({
          ...makeBoat(number, 1 - number / boats, stock),
          owner_id: sellers[number % SELLERS]?.id,
        }));
        await connection.query(INSERT, [JSON.stringify(batch)]);
      }
    };
    await Promise.all(
      Array.from({ length: CONNECTIONS }, () => withoutChecks(pool, (other) => insertBatches(other)())),
    );
    for (const { definition } of indexes) await client.query(definition);
    await client.query(COUNT_CATEGORIES);
    await client.query(
      "insert into stored_boats (listing_id, valid_until, mapper) select id, '-infinity', 0 from listings",
    );
    await client.query('vacuum analyze');
  });
}
