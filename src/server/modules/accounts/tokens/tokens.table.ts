import { TOKEN_LIMITS, type TokenScope } from '#domain/accounts/token-scopes.ts';
import { bytea, moment } from '#server/db/columns.ts';
import { check, index, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts';
import { accounts } from '../accounts.table.ts';

/** A secret with which a program acts for an account, within its scopes. Only its hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    uniqueIndex('api_tokens_token').on(t.tokenHash),
    index('api_tokens_account').on(t.accountId),
    check(
      'api_tokens_name',
      sql`char_length(${t.name}) between 1 and ${sql.raw(String(TOKEN_LIMITS.nameLength))}`,
    ),
    check('api_tokens_scopes', sql`cardinality(${t.scopes}) between 1 and 10`),
  ],
);
