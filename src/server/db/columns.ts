import { type AnyPgColumn, customType, type SQL, sql, timestamp } from '#server/db/drizzle.ts';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A point in time, stored with its time zone; a Date in code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** For a check: the column has one of these values. They are names of our own, never input. */
export const isOneOf = (column: AnyPgColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
