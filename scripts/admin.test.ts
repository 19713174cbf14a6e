import { execFile } from 'node:child_process';
import { chmod, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { insertAccount } from '#server/modules/accounts/accounts.repository.ts';
import { createDataFolder } from '#tests/support/data-folder.ts';
import { runAdminCommand } from './admin-commands.ts';

const script = fileURLToPath(new URL('./admin.ts', import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await createDataFolder('admin');
  const database = await openDatabase({ dataDir });
  await insertAccount(database.db, {
    email: 'Keeper@example.org',
    emailKey: 'keeper@example.org',
    firstName: 'Kay',
    lastName: 'Per',
    passwordHash: 'none',
  });
  await database.close();
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const environment = () => ({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' });

const admin = (...args: string[]) => runAdminCommand(args, environment());

/** The same as a process of its own, as people run it. */
const adminProcess = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], { env: environment() }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout: stdout.trim(), stderr: stderr.trim() }),
    );
  });

describe('npm run admin', () => {
  it('grants, lists and revokes while the server is stopped, whatever the case of the address', async () => {
    expect(await admin('grant', 'KEEPER@example.org')).toEqual({
      code: 0,
      output: 'Keeper@example.org is an administrator now.',
    });
    expect((await admin('list')).output).toMatch(
      /^Keeper@example\.org {2}\(Kay Per, since \d+ \w{3} \d{4}\)$/,
    );
    expect(await admin('revoke', 'keeper@example.org')).toEqual({
      code: 0,
      output: 'Keeper@example.org is no administrator now.',
    });
    expect((await admin('list')).output).toBe('There are no administrators.');
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
  });

  it('erases an account permanently if given --yes, but never that of an administrator', async () => {
    const asked = await admin('erase', 'keeper@example.org');
    expect(asked.code).toBe(1);
    expect(asked.output).toContain('Add --yes to go ahead without being asked.');
    await admin('grant', 'keeper@example.org');
    expect(await admin('erase', 'keeper@example.org', '--yes')).toEqual({
      code: 1,
      output: 'The account of an administrator cannot be erased. Take the role away first.',
    });
    await admin('revoke', 'keeper@example.org');
    const erased = await admin('erase', 'KEEPER@example.org', '--yes');
    expect(erased.output).toContain('The account of Keeper@example.org is erased.');
    expect(erased.code).toBe(0);
    expect(await admin('erase', 'keeper@example.org', '--yes')).toEqual({
      code: 1,
      output: 'There is no account with the address keeper@example.org.',
    });
  });

  it('reports when there is no such account', async () => {
    const { code, output } = await admin('grant', 'nobody@example.org');
    expect(code).toBe(1);
    expect(output).toContain('There is no account with the address nobody@example.org.');
  });

  it('prints its usage, and reports an invalid address', async () => {
    const [usage, noEmail, noAddress] = await Promise.all([
      admin('promote'),
      admin('grant'),
      admin('grant', 'nobody'),
    ]);
    expect([usage.code, noEmail.output]).toEqual([1, usage.output]);
    expect(usage.output).toContain('npm run admin -- grant <email>');
    expect(noAddress).toEqual({ code: 1, output: 'nobody is not an email address.' });
  });

  it('prints results to the output and refusals to the errors, with the exit code to match', async () => {
    expect(await adminProcess('list')).toEqual({
      code: 0,
      stdout: 'There are no administrators.',
      stderr: '',
    });
    const { code, stdout, stderr } = await adminProcess('grant', 'nobody');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('nobody is not an email address.');
  });

  it('refuses to run while a server uses the data folder', async () => {
    const unlock = await lockFolder(dataDir);
    const { code, output } = await admin('grant', 'keeper@example.org');
    await unlock();
    expect(code).toBe(1);
    expect(output).toContain('Another Slipway is running on the data folder');
  });
});
