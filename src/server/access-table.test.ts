import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '#domain/accounts/token-scopes.ts';
import { call, newToken, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type Caller, createScene, ROWS, type Row, STATES, TOKEN_CALLS } from './access-table.fixture.ts';
import { accessPlugin } from './http/access/access.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route that the server registers, as "METHOD /path", collected while it starts. */
const registered = new Set<string>();
/** Those that API tokens may make, by the scope that they need. */
const scoped: Record<TokenScope, string[]> = { 'boats:read': [], 'boats:write': [], import: [] };
/** Those that need an account. */
const signedInOnly = new Set<string>();
function collectRoutes(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if (!/^\/(api|objects)\//.test(url)) return;
    for (const one of [method].flat().filter((name) => METHODS.includes(name))) {
      const name = `${one} ${url}`;
      registered.add(name);
      if (config?.scope) scoped[config.scope].push(name);
      if (config?.access === 'account' || config?.access === 'admin') signedInOnly.add(name);
    }
  });
}

let t: TestApp;
beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  // Thousands of calls: the embedded database would take half a minute longer.
  t = await startTestApp({}, { open: openRealDatabase });
  unsubscribe('fastify.initialization', collectRoutes);
});
afterAll(() => t.close());

async function statusFor(
  row: Row,
  state: (typeof STATES)[number],
  caller: SignedInAccount | null,
  owner: SignedInAccount,
): Promise<number> {
  const [method, url] = row.call.split(' ') as [Parameters<typeof call>[1]['method'], string];
  const { headers, ...request } = (await row.request?.(await createScene(t, state, { caller, owner }))) ?? {};
  const answer = await call(t, { method, url, ...request, headers: { ...headers, ...caller?.headers } });
  if (answer.statusCode >= 400) expect(answer.json().error).toMatch(/\w+ \w+/);
  return answer.statusCode;
}

/** The status for the owner's session, and for API tokens of the owner with these scopes. */
async function statusForToken(row: Row, scopes: readonly TokenScope[]): Promise<number> {
  const owner = await registerAccount(t, { role: row.call.includes('/api/admin/') ? 'admin' : 'user' });
  const { headers: token } = await newToken(t, owner, scopes);
  const [method, url] = row.call.split(' ') as [Parameters<typeof call>[1]['method'], string];
  const scene = await createScene(t, 'live', { caller: owner, owner });
  const { headers, ...request } = (await row.request?.(scene)) ?? {};
  return (await call(t, { method, url, ...request, headers: { ...headers, ...token } })).statusCode;
}

/**
 * Uses new accounts for each row, so that rows do not affect each other and no limit is reached. The owner calls last,
 * because the call may end the session or the account; an administrator may suspend the owner.
 */
async function statusesFor(row: Row, state: (typeof STATES)[number]): Promise<Record<Caller, number>> {
  const owner = await registerAccount(t);
  const status = (caller: SignedInAccount | null) => statusFor(row, state, caller, owner);
  const admin = await registerAccount(t, { role: 'admin' });
  return {
    admin: await statusFor(row, state, admin, await registerAccount(t)),
    visitor: await status(null),
    'other user': await status(await registerAccount(t)),
    owner: await status(owner),
  };
}

describe('who may call what', () => {
  it('has a row for every registered route, and a route for every row', () => {
    expect([...new Set(ROWS.map((row) => row.call))].sort()).toEqual([...registered].sort());
  });

  it('covers every state of the boat in rows without "when"', () => {
    for (const { call: name, when, answers } of ROWS)
      if (!when && !('visitor' in answers))
        expect(Object.keys(answers).sort(), name).toEqual([...STATES].sort());
  });

  for (const row of ROWS) {
    const { call: name, when, answers } = row;
    const title = when ? `${name}, ${when}` : name;
    if ('visitor' in answers)
      it(title, async () => {
        expect(await statusesFor(row, 'live')).toEqual(answers);
      });
    else
      for (const state of STATES)
        if (answers[state])
          it(`${title}, for a boat that is ${state}`, async () => {
            expect(await statusesFor(row, state)).toEqual(answers[state]);
          });
  }

  it('BROKER-11 lets API tokens make the calls of selling, each with its scope', () => {
    for (const scope of TOKEN_SCOPE_NAMES)
      expect([...new Set(scoped[scope])].sort(), scope).toEqual([...TOKEN_CALLS[scope]].sort());
  });

  const firstRows = ROWS.filter((row, at) => ROWS.findIndex(({ call: name }) => name === row.call) === at);
  for (const row of firstRows) {
    const scope = TOKEN_SCOPE_NAMES.find((name) => TOKEN_CALLS[name].includes(row.call));
    if (scope)
      it(`BROKER-11 ${row.call} answers an API token with ${scope} as it answers its owner`, async () => {
        const { answers } = row;
        const owner = 'visitor' in answers ? answers.owner : answers.live?.owner;
        expect(await statusForToken(row, [scope])).toBe(owner);
      });
    it(`BROKER-11 ${row.call} gives an API token nothing beyond its scope`, async () => {
      if (!signedInOnly.has(row.call)) return;
      const others = TOKEN_SCOPE_NAMES.filter((name) => name !== scope);
      expect(await statusForToken(row, others)).toBe(403);
    });
  }

  it.each(['/api/secret', '/objects/secret'])(
    'a server with a route %s without an access policy does not start',
    async (url) => {
      const app = Fastify();
      await app.register(accessPlugin, { authenticate: async () => null });
      expect(() => app.get(url, async () => 'open to all')).toThrow(
        `GET ${url} does not say who may call it`,
      );
      await app.close();
    },
  );
});
