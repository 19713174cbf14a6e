import type { PGlite } from '@electric-sql/pglite';

const OWN_SCHEMAS = `array['public', 'jobs', 'drizzle']::regnamespace[]`;
/** Filled by the migrations and by the first start. No test needs to change them. */
const FILLED = ['jobs.queue', 'jobs.version', 'drizzle.__drizzle_migrations'];
/** Whatever changes the schema, the statistics or lasting settings changes rows of these; with the id of their object. */
const CATALOGS = {
  pg_attrdef: 'oid',
  pg_attribute: 'attrelid',
  pg_constraint: 'oid',
  pg_extension: 'oid',
  pg_index: 'indexrelid',
  pg_inherits: 'inhrelid',
  pg_proc: 'oid',
  pg_rewrite: 'oid',
  pg_statistic: 'starelid',
  pg_statistic_ext: 'oid',
  pg_trigger: 'oid',
  pg_type: 'oid',
};
/** Postgres reserves lower ids for its own objects. */
const FIRST_OWN_ID = 16_384;

const versions = (rows: string) =>
  `(select count(*) || ' ' || coalesce(sum(hashtext(xmin::text || ctid)), 0) from ${rows})`;
const catalogVersions = Object.entries(CATALOGS).map(([catalog, id]) =>
  versions(`${catalog} where ${id} >= ${FIRST_OWN_ID}`),
);

/** Everything but rows that tests add: the schema, the statistics, what the migrations inserted. */
const STATE = `
  select concat_ws(
    ', ',
    (select count(*) || ' ' || sum(hashtextextended(concat(oid, relname, relnamespace, relowner, reloptions, relacl), 0))
     from pg_class where relnamespace = any (${OWN_SCHEMAS})),
    ${[...catalogVersions, ...['pg_db_role_setting', ...FILLED].map(versions)].join(', ')}
  ) as state`;

const USED = `
  select
    (select string_agg(oid::regclass::text, ', ') from pg_class
     where relkind = 'r' and relnamespace = any (${OWN_SCHEMAS}) and (pg_relation_size(oid) > 0 or reltuples <> -1)
       and oid <> all (array['${FILLED.join("', '")}']::regclass[])) as tables,
    (select string_agg(format('setval(%L, %s, false)', seqrelid::regclass, seqstart), ', ') from pg_sequence
     where seqrelid <> 'drizzle.__drizzle_migrations_id_seq'::regclass
       and pg_sequence_last_value(seqrelid) is not null) as restarts`;

export async function stateOf(engine: PGlite): Promise<string | undefined> {
  return (await engine.query<{ state: string }>(STATE)).rows[0]?.state;
}

/** Removes all rows and whatever the session left; returns false if the database still differs from a new one. */
export async function emptyEngine(engine: PGlite, stateWhenNew: string | undefined): Promise<boolean> {
  await engine.exec('rollback');
  await engine.exec('discard all');
  if ((await stateOf(engine)) !== stateWhenNew) return false;
  const [used] = (await engine.query<{ tables: string | null; restarts: string | null }>(USED)).rows;
  if (used?.tables) await engine.exec(`truncate ${used.tables} cascade`);
  if (used?.restarts) await engine.exec(`select ${used.restarts}`);
  return true;
}
