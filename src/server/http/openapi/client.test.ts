import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerAccount } from '#tests/support/accounts.ts';
import { listen } from '#tests/support/listening.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const run = promisify(execFile);
const CLIENT = 'tests/api-client';
const MODULES = join(process.cwd(), 'node_modules');

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'slipway-client-'));
  await cp(CLIENT, folder, { recursive: true });
  await symlink(MODULES, join(folder, 'node_modules'));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });

/** As a user of the API would do: `npx openapi-typescript openapi.json -o api.d.ts`, then `npx tsc`. */
async function generateClient() {
  await writeFile(join(folder, 'openapi.json'), (await t.app.inject('/api/openapi.json')).body);
  const generator = join(MODULES, 'openapi-typescript/bin/cli.js');
  const options = ['-o', 'api.d.ts', '--default-non-nullable=false'];
  await node('--import', './typescript-5.mjs', generator, 'openapi.json', ...options);
  const compiled = await node(join(MODULES, 'typescript/bin/tsc'), '-p', '.').catch((failed) => failed);
  expect(compiled.stdout).toBe('');
}

it('a client generated from the description compiles and sells a boat', async () => {
  await generateClient();
  const { url } = await listen(t);
  const seller = await registerAccount(t);
  const administrator = await registerAccount(t, { role: 'admin' });
  const credentials = ({ user: { email }, password }: typeof seller) => ({ email, password });

  const { sellABoat } = await import(/* @vite-ignore */ join(folder, 'journey.ts'));
  const journey = await sellABoat({
    baseUrl: url,
    seller: credentials(seller),
    administrator: credentials(administrator),
  });

  expect(journey).toMatchObject({
    foundBefore: 0,
    refusal: { error: 'Price is required', details: [{ path: ['price'] }] },
    statusWhenCreated: 'pending',
    hiddenStatus: 404,
    approval: 'The boat is now live',
    shown: { title: 'Contessa 32', price: 24_950, status: 'approved' },
    foundAfter: ['Contessa 32'],
    total: '1',
  });
});
