/**
 * Who administers: `npm run admin -- list`, `npm run admin -- grant <email>`, `npm run admin -- revoke <email>`.
 * Works on the database that the server would use; an embedded one must not be in use by a running server.
 */
import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Role } from '#domain/accounts/seller-types.ts';
import { formatDate } from '#domain/dates.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Executor } from '#server/db/executor.ts';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { makePrivate } from '#server/db/private-folder.ts';
import { listAdmins, setRole } from '#server/modules/accounts/accounts.repository.ts';

/** Something to tell, without a stack. */
class Refused extends Error {}

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- grant <email>
  npm run admin -- revoke <email>`;

const ROLE_GIVEN: ReadonlyMap<string | undefined, Role> = new Map([
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

async function giveRole(db: Executor, emailKey: string, role: Role): Promise<string> {
  const account = await setRole(db, { emailKey, role, now: new Date() });
  if (!account)
    throw new Refused(
      `There is no account with the address ${emailKey}. Register it first, or name it in ADMIN_EMAILS before.`,
    );
  return `${account.email} is ${role === 'admin' ? 'an' : 'no'} administrator now.`;
}

/** What was asked for, understood before any database is opened. */
function commandOf([name, email]: readonly string[]): (db: Executor) => Promise<string> {
  if (name === 'list') return list;
  const role = ROLE_GIVEN.get(name);
  if (!role || email === undefined) throw new Refused(USAGE);
  const emailKey = normaliseEmail(email);
  if (emailKey === undefined) throw new Refused(`${email} is not an e-mail address.`);
  return (db) => giveRole(db, emailKey, role);
}

async function run(args: readonly string[]): Promise<string> {
  const command = commandOf(args);
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl) makePrivate(dataDir);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    return await command(database.db);
  } finally {
    await database.close();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (error instanceof ConfigError)
    for (const mistake of error.mistakes) console.error(`Configuration: ${mistake}`);
  else if (error instanceof Refused || error instanceof FolderInUse) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
