/** The commands of `npm run admin`, without the process around them (`admin.ts`). */
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Role } from '#domain/accounts/seller-types.ts';
import { formatDate } from '#domain/dates.ts';
import { allJobs } from '#server/all-jobs.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { FolderInUse } from '#server/db/embedded/folder-lock.ts';
import { makePrivate } from '#server/db/embedded/private-folder.ts';
import type { Executor } from '#server/db/executor.ts';
import { erasersOf } from '#server/erasers.ts';
import { AppError } from '#server/errors.ts';
import { findAccountByEmail, listAdmins, setRole } from '#server/modules/accounts/accounts.repository.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import { openDeps } from '#server/open-deps.ts';

type Command = (database: Database, config: Config) => Promise<string>;

/** An error whose message is printed without a stack trace. */
class Refused extends Error {}

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- grant <email>
  npm run admin -- revoke <email>
  npm run admin -- erase <email> [--yes]`;

const ROLE_OF_COMMAND: ReadonlyMap<string | undefined, Role> = new Map([
  ['grant', 'admin'],
  ['revoke', 'user'],
]);

async function list(db: Executor): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0) return 'There are no administrators.';
  return admins
    .map(({ email, firstName, lastName, createdAt }) => {
      const name = `${firstName} ${lastName}`.trim();
      return `${email}  (${name}, since ${formatDate(createdAt)})`;
    })
    .join('\n');
}

async function assignRole(db: Executor, emailKey: string, role: Role): Promise<string> {
  const account = await setRole(db, { emailKey, role, now: new Date() });
  if (!account)
    throw new Refused(
      `There is no account with the address ${emailKey}. Register it first, or name it in ADMIN_EMAILS before.`,
    );
  return `${account.email} is ${role === 'admin' ? 'an' : 'no'} administrator now.`;
}

const ERASURE = `This deletes the account with its listings, photos, drafts, watchlist and messages. It cannot be undone.`;

async function confirmErasure(email: string, isSure: boolean): Promise<void> {
  if (isSure) return;
  if (!process.stdin.isTTY) throw new Refused(`${ERASURE}\nAdd --yes to go ahead without being asked.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${ERASURE}\nType ${email} to go ahead: `);
  terminal.close();
  if (normaliseEmail(answer) !== email) throw new Refused('Nothing was deleted.');
}

/** The server deletes the files and sends the last mail, immediately or when it next starts. */
async function erase(database: Database, config: Config, emailKey: string): Promise<string> {
  const account = await findAccountByEmail(database.db, emailKey);
  if (!account) throw new Refused(`There is no account with the address ${emailKey}.`);
  const log = pino({ level: 'silent' });
  const deps = openDeps({ config, database, log, work: false });
  await deps.jobs.start(allJobs(deps, log));
  try {
    const erasure = { accountId: account.id, actorId: null, reason: 'By command on the server' };
    if (!(await eraseAccount(deps, erasersOf(deps), erasure)))
      throw new Refused('Somebody else has just erased it.');
    return `The account of ${account.email} is erased. The server removes its files and sends a last mail.`;
  } catch (error) {
    throw error instanceof AppError ? new Refused(error.message) : error;
  } finally {
    await deps.jobs.stop();
  }
}

/** Parses the arguments before a database is opened. */
async function commandOf([name, email, ...flags]: readonly string[]): Promise<Command> {
  if (name === 'list') return ({ db }) => list(db);
  const role = ROLE_OF_COMMAND.get(name);
  if ((!role && name !== 'erase') || email === undefined) throw new Refused(USAGE);
  const emailKey = normaliseEmail(email);
  if (emailKey === undefined) throw new Refused(`${email} is not an email address.`);
  if (role) return ({ db }) => assignRole(db, emailKey, role);
  await confirmErasure(emailKey, flags.includes('--yes'));
  return (database, config) => erase(database, config, emailKey);
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const command = await commandOf(args);
  const config = readConfig(env);
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) makePrivate(dataDir);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    return await command(database, config);
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError)
    return error.mistakes.map((mistake) => `Configuration: ${mistake}`).join('\n');
  if (error instanceof Refused || error instanceof FolderInUse) return error.message;
  throw error;
}

interface Outcome {
  code: number;
  output: string;
}

/** Runs `npm run admin -- <args>` and returns its exit code with what it prints. Unexpected errors are thrown. */
export async function runAdminCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    return { code: 0, output: await run(args, env) };
  } catch (error) {
    return { code: 1, output: explain(error) };
  }
}
