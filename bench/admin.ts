/**
 * How long each list of the admin desk takes with a hundred thousand rows behind every tab, on a real
 * Postgres. `npm run bench -- admin`
 */

import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { eq } from '#server/db/drizzle.ts';
import { findAccountByEmail } from '#server/modules/accounts/accounts.repository.ts';
import { openSession } from '#server/modules/accounts/sessions/sessions.service.ts';
import { contentOf, listings } from '#server/modules/listings/listings.table.ts';
import { openDeps } from '#server/open-deps.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { medians } from './measure.ts';

const ROWS = 100_000;
const EDITS = 10_000;
const MAX_MS = 50;
/** Few, because an account may make only three hundred calls a minute. */
const TURNS = 5;
const ADMIN = 'admin@example.org';

/** The higher the number, the longer ago. */
const ago = (n: string) => `now() - ${n} * interval '1 minute'`;

const FILL = [
  `insert into accounts (email, email_key, first_name, last_name, password_hash, role, created_at, suspended_at, suspension_reason)
   select address, address, 'Person', 'No ' || n, '-', case when n <= 3 then 'admin' else 'user' end, ${ago('n')},
          case when n % 5000 = 4 then now() end, case when n % 5000 = 4 then 'Spam' end
   from (select n, case when n = 1 then '${ADMIN}' else 'person' || n || '@example.org' end as address
         from generate_series(1, ${ROWS}) n) a`,
  `insert into listings (owner_id, owner_suspended, title, description, price, category, make, model, location, seller_name,
                         status, created_at, submitted_at, approved_at, live_at, sold_at)
   select a.id, a.suspended, 'Boat ' || n || case when n % 900 = 0 then ' Rarity' else '' end, 'Sound and dry.', 1000 + n,
          (array['sailing', 'motor', 'small-craft', 'specialist'])[1 + n % 4], 'Moody', '33', 'Poole', 'Person No ' || n,
          case when n % 2 = 0 then 'approved' else 'pending' end, ${ago('n')}, ${ago('n')},
          case when n % 2 = 0 then ${ago('n')} end, case when n % 2 = 0 then ${ago('n')} end,
          case when n % 50 = 0 then now() end
   from generate_series(1, ${2 * ROWS}) n
   join (select row_number() over (order by created_at) as place, id, suspended from accounts) a
     on a.place = 1 + n % ${ROWS}`,
  `insert into support_messages (first_name, last_name, email, subject, message, is_read, created_at)
   select 'Person', 'No ' || n, 'person' || n || '@example.org', 'A question about boat ' || n, 'Is she dry?',
          n % 3 <> 0, ${ago('n')} from generate_series(1, ${ROWS}) n`,
  `insert into reports (listing_id, reason, created_at, resolved_at, outcome)
   select 2 * n, 'I think it is a scam', ${ago('n')}, case when n % 2 = 0 then now() end,
          case when n % 2 = 0 then 'dismissed' end from generate_series(1, ${ROWS}) n`,
  `insert into audit_log (actor_id, action, subject_type, subject_id, details, created_at)
   select (select id from accounts where email = '${ADMIN}'), 'approve-listing', 'listing', n::text,
          jsonb_build_object('subject', 'Boat ' || n), ${ago('n')} from generate_series(1, ${ROWS}) n`,
];

const PROPOSE = `
  insert into listing_revisions (listing_id, version, base_version, content, created_at)
  select 2 * n, 2, 1, $1::jsonb || jsonb_build_object('price', 900 + n), ${ago('n')}
  from generate_series(1, ${EDITS}) n`;

async function fill({ pool, db }: Database) {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set session_replication_role = 'replica'");
    for (const statement of FILL) await client.query(statement);
    const [boat] = await db.select().from(listings).where(eq(listings.id, 2));
    if (boat) await client.query(PROPOSE, [JSON.stringify(contentOf(boat))]);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

const CALLS: Readonly<Record<string, string>> = {
  'counts of every tab': 'counts',
  'pending, first page': 'pending-boats',
  'pending, page 100': 'pending-boats?page=100',
  'pending, edits alone': 'pending-boats?kind=edit',
  'pending, a rare word': 'pending-boats?q=rarity',
  'live, first page': 'approved-boats',
  'live, page 100': 'approved-boats?page=100',
  'live, one category': 'approved-boats?category=motor',
  'live, sold': 'approved-boats?state=sold',
  'live, a rare word': 'approved-boats?q=rarity',
  'live, a word of all': 'approved-boats?q=moody',
  'users, first page': 'users',
  'users, page 100': 'users?page=100',
  'users, admins': 'users?role=admin',
  'users, suspended': 'users?state=suspended',
  'users, one address': 'users?q=person4321%40',
  'inbox, first page': 'contact-messages',
  'inbox, unread': 'contact-messages?unread=true',
  'inbox, a word': 'contact-messages?q=98765',
  'reports, open': 'reports',
  'reports, dismissed': 'reports?state=dismissed',
  'audit, first page': 'audit',
  'audit, page 100': 'audit?page=100',
};

export async function benchAdmin() {
  const postgres = await startRealPostgres();
  const client = new pg.Client(postgres.url());
  await client.connect();
  await client.query('create database desk');
  await client.end();
  const database = await openDatabase({ url: postgres.url('desk') });
  await fill(database);
  const log = pino({ level: 'silent' });
  const config = readConfig({ DATABASE_URL: postgres.url('desk') });
  const app = await buildApp({ deps: openDeps({ config, database, log, work: false }), log });
  try {
    const admin = await findAccountByEmail(database.db, ADMIN);
    if (!admin) throw new Error('There is no administrator');
    const { token } = await openSession(database.db, admin, { now: new Date() });
    const ask = (path: string) => async () => {
      const answer = await app.inject({
        url: `/api/admin/${path}`,
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: '127.0.0.1',
      });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    };
    console.log(`\n${ROWS.toLocaleString('en-GB')} rows behind each tab, milliseconds`);
    for (const [name, path] of Object.entries(CALLS)) {
      const [ms = Number.NaN] = await medians(TURNS, ask(path));
      console.log(`  ${name.padEnd(24)} ${ms.toFixed(1).padStart(8)}${ms > MAX_MS ? '  slow' : ''}`);
      if (ms > MAX_MS) process.exitCode = 1;
    }
  } finally {
    await app.close();
    await database.close();
    await postgres.stop();
  }
}
