import { describe, expect, it } from 'vitest';
import { locksIn } from './migration-locks.ts';

const problems = (sql: string) => locksIn(sql).map(({ problem }) => problem);

describe('a new migration is refused when it', () => {
  it.each([
    ['indexes an existing table', 'CREATE INDEX "x" ON "listings" USING btree ("price");'],
    ['indexes it uniquely', 'create unique index if not exists x on public.media (id)'],
    [
      'changes the type of a column',
      'ALTER TABLE "enquiries" ALTER COLUMN "message" SET DATA TYPE varchar(10);',
    ],
    ['makes a column required', 'ALTER TABLE "accounts" ALTER COLUMN "phone" SET NOT NULL;'],
    [
      'adds a stored generated column',
      'alter table listings add column n int generated always as (1 + 1) stored',
    ],
    ['adds a numbered column', 'alter table listings add column n int generated always as identity'],
    ['adds a serial column', 'alter table listings add column n bigserial'],
    [
      'adds a column with a default for each row',
      'ALTER TABLE "media" ADD COLUMN "k" uuid DEFAULT gen_random_uuid() NOT NULL;',
    ],
    ['adds a column with a check', 'alter table media add column k int check (k > 0)'],
    ['adds a column that is unique', 'alter table media add k int unique'],
    ['adds a check', "ALTER TABLE reports ADD CONSTRAINT c CHECK (note <> '');"],
    ['adds a foreign key', 'alter table reports add foreign key (listing_id) references listings (id)'],
    ['adds a unique constraint', 'alter table reports add constraint u unique (listing_id)'],
    ['validates a constraint', 'alter table reports validate constraint c'],
    ['makes a table unlogged', 'alter table visits set unlogged'],
    ['updates rows', 'update only listings set price = 1 where price is null'],
    ['deletes rows', 'delete from analytics_events'],
    ['locks a table', 'lock table listings in exclusive mode'],
    ['rewrites a table', 'vacuum full listings'],
    ['sorts a table', 'cluster listings using listings_pkey'],
    ['reindexes', 'reindex table listings'],
    ['cannot run in a transaction', 'create index concurrently x on listings (price)'],
    ['does so inside a block', 'do $$ begin if true then update listings set price = 1; end if; end $$;'],
    [
      'does so as one of several actions',
      'alter table listings add column a int, alter column b type text, drop c',
    ],
  ])('%s', (_, sql) => {
    expect(problems(sql)).toHaveLength(1);
  });
});

describe('a new migration may', () => {
  it.each([
    [
      'create a table with indexes and constraints',
      'CREATE TABLE "threads" ("id" uuid);--> statement-breakpoint\nALTER TABLE "threads" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id");--> statement-breakpoint\nCREATE INDEX "i" ON "threads" USING btree ("id");',
    ],
    [
      'add columns with constant defaults',
      "alter table listings add column a boolean default false not null, add column b text[] default '{}'::text[], add c timestamptz default now()",
    ],
    [
      'add a column that refers to another table',
      'ALTER TABLE "listings" ADD COLUMN "thread" uuid REFERENCES threads (id)',
    ],
    [
      'add a constraint that is not validated',
      'ALTER TABLE listings ADD CONSTRAINT c CHECK (price > 0) NOT VALID',
    ],
    [
      'replace a function, whatever its body does',
      'create or replace function f() returns trigger language plpgsql as $$ begin update listings set price = 1; lock table media; end $$;',
    ],
    ['index a table that stays small', 'create index i on category_counts (total)'],
    ['drop what is no longer read', 'drop index listings_live_order; alter table listings drop column goods'],
    [
      'contain such words in quotes and comments',
      "-- update listings\n/* lock table listings; */ insert into gone_boats values (1, 'update listings set x = 1; lock table');",
    ],
  ])('%s', (_, sql) => {
    expect(problems(sql)).toEqual([]);
  });
});

it('a lock is reported with the reason above its own statement only', () => {
  const sql = `-- locks: a few hundred rows, under a second
create index a on reports (note);
create index b on reports (email);`;
  expect(locksIn(sql).map(({ reason }) => reason)).toEqual(['a few hundred rows, under a second', undefined]);
  expect(locksIn('-- locks:\ncreate index a on reports (note)')[0]?.reason).toBeUndefined();
});

it('statements end at breakpoints too', () => {
  expect(problems('select 1--> statement-breakpoint\nupdate listings set price = 1')).toHaveLength(1);
});
