import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '#domain/accounts/token-scopes.ts';
import { call, newToken, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  adminsOnly,
  CACHEABLE_CALLS,
  type Caller,
  createScene,
  ROWS,
  type Row,
  STATES,
  signedIn,
  TOKEN_CALLS,
} from './access-table.fixture.ts';
import { accessPlugin } from './http/access/access.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route that the server registers, as "METHOD /path", collected while it starts. */
const registered = new Set<string>();
/** Those that API tokens may make, by the scope that they need. */
const scoped: Record<TokenScope, string[]> = { 'boats:read': [], 'boats:write': [], import: [] };
/** Those whose answer to a visitor may be cached. */
const cacheable = new Set<string>();
/** Those that are made with the token of a link in a mail. */
const tokenCalls = new Set<string>();
const takesToken = (query: unknown) => query instanceof z.ZodObject && 'token' in query.shape;
/** Those that need an account. */
const signedInOnly = new Set<string>();
/** Those for administrators. */
const declaredForAdmins = new Set<string>();
const isForAdmins = (name: string) => name.includes(' /api/admin/');
function collectRoutes(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!/^\/(api|objects)\//.test(url)) return;
    for (const one of [method].flat().filter((name) => METHODS.includes(name))) {
      const name = `${one} ${url}`;
      registered.add(name);
      if (config?.cacheable) cacheable.add(name);
      if (takesToken(schema?.querystring)) tokenCalls.add(name);
      if (config?.scope) scoped[config.scope].push(name);
      if (config?.access === 'account' || config?.access === 'admin') signedInOnly.add(name);
      if (config?.access === 'admin') declaredForAdmins.add(name);
    }
  });
}

/** What is expected of calls without a row follows from their path, not from what their route declares. */
function plainReadingCalls(): Row[] {
  const inTable = new Set<string>(ROWS.filter(({ when }) => !when).map(({ call: name }) => name));
  return [...signedInOnly]
    .filter((name) => name.startsWith('GET ') && !/[:*]/.test(name) && !inTable.has(name))
    .map((name) => ({
      call: name as Row['call'],
      answers: isForAdmins(name) ? adminsOnly(200) : signedIn(200),
    }));
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
  const scene = await createScene(t, 'live', { caller: null, owner });
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
  it('has a row for every registered route except plain reading calls, and a route for every row', () => {
    const calls = [...ROWS, ...plainReadingCalls()].map((row) => row.call);
    expect([...new Set(calls)].sort()).toEqual([...registered].sort());
  });

  it('lets administrators make the calls under /api/admin/, and nobody else', () => {
    expect([...declaredForAdmins].sort()).toEqual([...registered].filter(isForAdmins).sort());
    expect(declaredForAdmins.size).toBeGreaterThan(30);
  });

  it('answers plain reading calls to everyone signed in, under /api/admin/ to administrators, and to API tokens with their scope', async () => {
    const rows = plainReadingCalls();
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(await statusesFor(row, 'live'), row.call).toEqual(row.answers);
      const scope = TOKEN_SCOPE_NAMES.find((one) => TOKEN_CALLS[one].includes(row.call));
      if (scope) expect(await statusForToken(row, [scope]), row.call).toBe(200);
      const others = TOKEN_SCOPE_NAMES.filter((one) => one !== scope);
      expect(await statusForToken(row, others), row.call).toBe(403);
    }
  });

  it('covers every state of the boat in rows without "when"', () => {
    for (const { call: name, when, answers } of ROWS)
      if (!when && !('visitor' in answers))
        expect(Object.keys(answers).sort(), name).toEqual([...STATES].sort());
  });

  /** Calls with an id that is no secret of one account. */
  const ABOUT_ANYONES: readonly Row['call'][] = ['GET /api/boats/:id/mine'];

  it('has a row with an id of the owner’s for every call about something of one’s own, which strangers may not make', () => {
    const isProved = ({ answers }: Row) =>
      ('visitor' in answers ? [answers] : Object.values(answers)).some(
        ({ owner, ...others }) =>
          owner < 300 && others.visitor === 401 && [403, 404, 409].includes(others['other user']),
      );
    const proved = new Set<string>(ROWS.filter(isProved).map(({ call: name }) => name));
    const own = [...signedInOnly].filter((name) => /:/.test(name) && !/\/api\/admin\//.test(name));
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((name) => !proved.has(name)).sort()).toEqual(ABOUT_ANYONES);
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

  it('lets pages and browsers cache the public lists, boats and figures, and nothing else', () => {
    expect([...cacheable].sort()).toEqual([...CACHEABLE_CALLS].sort());
    for (const name of CACHEABLE_CALLS) {
      const row = ROWS.find((one) => one.call === name);
      // A visitor is answered, without a token in the address.
      expect(
        row?.answers && ('visitor' in row.answers ? row.answers : row.answers.live)?.visitor,
      ).toBeLessThan(300);
      expect(tokenCalls, name).not.toContain(name);
    }
  });

  it('says that every other answer of the API must not be stored', async () => {
    const owner = await registerAccount(t);
    const scene = await createScene(t, 'live', { caller: null, owner });
    for (const row of [...ROWS, ...plainReadingCalls()]) {
      const [method, url = ''] = row.call.split(' ');
      if (method !== 'GET' || !/^\/api\/(?!docs|\*)/.test(url) || CACHEABLE_CALLS.includes(row.call))
        continue;
      const { headers } = await call(t, { url, ...(await row.request?.(scene)) });
      expect(headers['cache-control'], row.call).toBe('private, no-store');
    }
  });

  it('BROKER-11 lets API tokens make the calls of selling, each with its scope', () => {
    for (const scope of TOKEN_SCOPE_NAMES)
      expect([...new Set(scoped[scope])].sort(), scope).toEqual([...TOKEN_CALLS[scope]].sort());
  });

  for (const row of ROWS) {
    const { call: name, when, answers } = row;
    const title = when ? `${name}, ${when},` : name;
    const scope = TOKEN_SCOPE_NAMES.find((one) => TOKEN_CALLS[one].includes(name));
    const live = 'visitor' in answers ? answers : answers.live;
    if (!live) continue;
    if (scope)
      it(`BROKER-11 ${title} answers an API token with ${scope} as it answers its owner`, async () => {
        expect(await statusForToken(row, [scope])).toBe(row.token ?? live.owner);
      });
    it(`BROKER-11 ${title} gives an API token nothing beyond its scope`, async () => {
      const others = TOKEN_SCOPE_NAMES.filter((one) => one !== scope);
      expect(await statusForToken(row, others)).toBe(signedInOnly.has(name) ? 403 : live.visitor);
    });
  }

  it.each([
    { method: 'POST', access: 'anyone' },
    { method: 'GET', access: 'account' },
    { method: 'GET', access: 'admin' },
  ] as const)(
    'a server with a cacheable $method for "$access" does not start',
    async ({ method, access }) => {
      const app = Fastify();
      await app.register(accessPlugin, { authenticate: async () => null });
      const route = { method, url: '/api/own', config: { access, cacheable: true as const } };
      expect(() => app.route({ ...route, handler: async () => 'personal' })).toThrow('cannot be cacheable');
      await app.close();
    },
  );

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
