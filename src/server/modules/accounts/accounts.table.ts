import { bytea, moment } from '#server/db/columns.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';

/** The text that administrators search accounts by. */
export const ACCOUNT_SEARCH_TEXT = "lower(first_name || ' ' || last_name || ' ' || email)";

/** A person or firm. `emailKey` is the normalised email address, used for every comparison. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Suggested for new listings; never shown. */
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    sellerType: text('seller_type').$type<'private' | 'broker' | 'dealer'>().notNull().default('private'),
    role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
    /** Set by an administrator: what this broker imports is public without a review, and sampled afterwards. */
    trusted: boolean('trusted').notNull().default(false),
    emailVerifiedAt: moment('email_verified_at'),
    deletionRequestedAt: moment('deletion_requested_at'),
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /**
     * Other tables copy this through a foreign key with `on update cascade`, so one statement suspends everything.
     */
    suspended: boolean('suspended').notNull().generatedAlwaysAs(sql`suspended_at is not null`),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('accounts_email_key').on(t.emailKey),
    index('accounts_created').on(t.createdAt.desc().nullsFirst()),
    index('accounts_created_admins').on(t.createdAt.desc().nullsFirst()).where(sql`role = 'admin'`),
    index('accounts_created_suspended').on(t.createdAt.desc().nullsFirst()).where(sql`suspended`),
    index('accounts_words').using('gin', sql.raw(`${ACCOUNT_SEARCH_TEXT} gin_trgm_ops`)),
    check('accounts_seller_type', sql`${t.sellerType} in ('private', 'broker', 'dealer')`),
    unique('accounts_suspended').on(t.id, t.suspended),
    check('accounts_suspension', sql`(${t.suspendedAt} is null) = (${t.suspensionReason} is null)`),
    check('accounts_role', sql`${t.role} in ('user', 'admin')`),
  ],
);

/** One signed-in browser. The bearer token and the cookie are two secrets of the same session, stored as hashes. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    cookieHash: bytea('cookie_hash').notNull(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tokenHash),
    uniqueIndex('sessions_cookie').on(t.cookieHash),
    index('sessions_account').on(t.accountId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/**
 * The newest secret sent to an email address for a purpose; the unique index makes a newer one replace the older.
 * `acceptedAt` marks a verification code that was entered correctly and has not been used to register yet.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    emailKey: text('email_key').notNull(),
    purpose: text('purpose').$type<'verify' | 'reset' | 'reset-token' | 'change-email'>().notNull(),
    secretHash: bytea('secret_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    /** How many of the tries came from callers other than the one that requested the code. */
    strangersTries: integer('strangers_tries').notNull().default(0),
    /** Marks (hashes) of the client address and browser that requested the code. */
    askedBy: text('asked_by').array().notNull().default(sql`'{}'`),
    acceptedAt: moment('accepted_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('one_time_codes_subject').on(t.emailKey, t.purpose),
    index('one_time_codes_expiry').on(t.expiresAt),
    check('one_time_codes_purpose', sql`${t.purpose} in ('verify', 'reset', 'reset-token', 'change-email')`),
    check('one_time_codes_tries', sql`${t.tries} >= 0`),
    check('one_time_codes_strangers', sql`${t.strangersTries} between 0 and ${t.tries}`),
  ],
);
