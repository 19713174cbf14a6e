import type { PGlite } from '@electric-sql/pglite';

const OWN_SCHEMAS = `array['public', 'jobs', 'drizzle']::regnamespace[]`;
/** Filled by the migrations and by the first start. No test needs to change them. */
const UNCHANGED = ['jobs.queue', 'drizzle.__drizzle_migrations'];
const FILLED = ['jobs.version', ...UNCHANGED];
/** When the job queue last did its regular work. The start of an app notes it once a minute. */
const QUEUE_TIMES = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'];
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
    (select to_jsonb(v) - array['${QUEUE_TIMES.join("', '")}'] from jobs.version v),
    ${[...catalogVersions, ...['pg_db_role_setting', ...UNCHANGED].map(versions)].join(', ')}
  ) as state`;

/** Beyond this size, pages that deleted rows leave in indexes could change the plans of later tests. */
const LARGE_BYTES = 1024 * 1024;

const USED = `
  with used as (
    select oid, oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = any (${OWN_SCHEMAS}) and (pg_relation_size(oid) > 0 or reltuples <> -1)
      and oid <> all (array['${FILLED.join("', '")}']::regclass[])
  )
  select
    (select coalesce(array_agg(name), '{}') from used) as tables,
    (select coalesce(max(pg_total_relation_size(oid)), 0) > ${LARGE_BYTES} from used) as "isLarge",
    (select string_agg(format('setval(%L, %s, false)', seqrelid::regclass, seqstart), ', ') from pg_sequence
     where seqrelid <> 'drizzle.__drizzle_migrations_id_seq'::regclass
       and pg_sequence_last_value(seqrelid) is not null) as restarts`;

interface Used {
  tables: string[];
  isLarge: boolean;
  restarts: string | null;
}

const usedIn = async (engine: PGlite): Promise<Used> =>
  (await engine.query<Used>(USED)).rows[0] ?? { tables: [], isLarge: false, restarts: null };

export async function stateOf(engine: PGlite): Promise<string | undefined> {
  return (await engine.query<{ state: string }>(STATE)).rows[0]?.state;
}

/** For few rows far faster than truncating, which replaces the files of all tables that refer to these, too. */
async function deleteRows(engine: PGlite, tables: readonly string[]): Promise<void> {
  // Without triggers and foreign keys.
  await engine.exec('set session_replication_role = replica');
  await engine.exec(tables.map((table) => `delete from ${table}`).join('; '));
  await engine.exec('reset session_replication_role');
  await engine.exec(`vacuum ${tables.join(', ')}`);
  // As in a table that was never vacuumed.
  await engine.exec(
    `update pg_class set reltuples = -1 where oid = any (array['${tables.join("', '")}']::regclass[])`,
  );
}

/** Removes all rows and whatever the session left; returns false if the database still differs from a new one. */
export async function emptyEngine(engine: PGlite, stateWhenNew: string | undefined): Promise<boolean> {
  await engine.exec('rollback');
  await engine.exec('discard all');
  if ((await stateOf(engine)) !== stateWhenNew) return false;
  const { tables, isLarge, restarts } = await usedIn(engine);
  if (isLarge) await engine.exec(`truncate ${tables.join(', ')} cascade`);
  else if (tables.length > 0) await deleteRows(engine, tables);
  if (restarts) await engine.exec(`select ${restarts}`);
  await engine.exec(`update jobs.version set ${QUEUE_TIMES.map((time) => `${time} = null`).join(', ')}`);
  return (await usedIn(engine)).tables.length === 0;
}
