/**
 * Who administers: `npm run admin -- list`, `npm run admin -- grant <email>`, `npm run admin -- revoke <email>`.
 * Works on the database that the server would use; an embedded one must not be in use by a running server.
 */
import { normaliseEmail } from '#domain/accounts/email.ts';
import { formatDate } from '#domain/dates.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Executor } from '#server/db/executor.ts';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { listAdmins, setRole } from '#server/modules/accounts/accounts.repository.ts';

/** Something to tell, without a stack. */
class Refused extends Error {}

const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- grant <email>
  npm run admin -- revoke <email>`;

async function list(db: Executor): Promise<string> {
  const admins = await listAdmins(db);
  if (admins.length === 0) return 'There are no administrators.';
  return admins
    .map((a) =>
      `${a.email}  (${a.firstName} ${a.lastName}`.trimEnd().concat(`, since ${formatDate(a.createdAt)})`),
    )
    .join('\n');
}

async function giveRole(db: Executor, email: string | undefined, role: 'admin' | 'user'): Promise<string> {
  if (email === undefined) throw new Refused(USAGE);
  const emailKey = normaliseEmail(email);
  if (emailKey === undefined) throw new Refused(`${email} is not an e-mail address.`);
  const account = await setRole(db, { emailKey, role, now: new Date() });
  if (!account)
    throw new Refused(
      `There is no account with the address ${emailKey}. Register it first, or name it in ADMIN_EMAILS before.`,
    );
  return role === 'admin'
    ? `${account.email} is an administrator now.`
    : `${account.email} is no administrator now.`;
}

const COMMANDS: Record<string, (db: Executor, email?: string) => Promise<string>> = {
  list,
  grant: (db, email) => giveRole(db, email, 'admin'),
  revoke: (db, email) => giveRole(db, email, 'user'),
};

async function run([name = '', email]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refused(USAGE);
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    return await command(database.db, email);
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
