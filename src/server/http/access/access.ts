import type {} from '@fastify/cookie';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import { normaliseEmail } from '#domain/accounts/email.ts';
import type { TokenScope } from '#domain/accounts/token-scopes.ts';
import { adminsOnly, notSignedIn, notYourEmail, outOfScope, tooManyRequests } from '#server/errors.ts';
import { addressKey } from './client-address.ts';

/** The account on whose behalf a request runs, read from its session or API token every time. */
export interface Principal {
  accountId: string;
  /** Of the session or API token. */
  sessionId: string;
  /** What an API token may do; undefined for a session, which may do everything. */
  scopes: readonly TokenScope[] | undefined;
  email: string;
  emailKey: string;
  role: 'user' | 'admin';
  sellerType: 'private' | 'broker' | 'dealer';
  firstName: string;
  lastName: string;
}

/**
 * Who may call a route. Finer rules (owner, live, opted in) belong to the service. `account-optional` admits anyone, and
 * a session changes the response.
 */
export type Access = 'anyone' | 'account-optional' | 'account' | 'admin';

export interface Credentials {
  bearer: string | undefined;
  cookie: string | undefined;
}

/** This client address has sent so many invalid tokens that the next is not looked up for this long. */
interface LookupRefused {
  waitSeconds: number;
}

export type Authenticate = (
  credentials: Credentials,
  address: string,
) => Promise<Principal | LookupRefused | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** API tokens with this scope may make the call; without one, only sessions may. */
    scope?: TokenScope;
    /**
     * Without a session everyone gets the same answer, and it holds nothing personal: pages and browsers may cache it.
     * Every other answer of the API is for the one who asked.
     */
    cacheable?: true;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** For routes without an `access` policy: the account whose session the request carries, if any. */
    principalOf(request: FastifyRequest): Promise<Principal | null>;
  }
}

export const SESSION_COOKIE = 'slipway_session';

/** The cookie is accepted for reading only. Writes need the bearer token, which makes cross-site request forgery impossible. */
function credentialsOf(request: FastifyRequest): Credentials {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return {
    bearer: scheme?.toLowerCase() === 'bearer' && token ? token : undefined,
    cookie: reads ? request.cookies[SESSION_COOKIE] : undefined,
  };
}

export const hasCredentials = (request: FastifyRequest) => isPresent(credentialsOf(request));

const isPresent = ({ bearer, cookie }: Credentials) => (bearer ?? cookie) !== undefined;

const ASSERT_ACCESS: Record<Access, (principal: Principal | null) => void> = {
  anyone: () => undefined,
  'account-optional': () => undefined,
  account: (principal) => {
    if (!principal) throw notSignedIn();
  },
  admin: (principal) => {
    if (!principal) throw notSignedIn();
    if (principal.role !== 'admin') throw adminsOnly();
  },
};

const isWithinScope = ({ scopes }: Principal, scope: TokenScope | undefined) =>
  scopes === undefined || (scope !== undefined && scopes.includes(scope));

const needsSession = (access: Access) => access === 'account' || access === 'admin';

/** The signed-in caller of a route whose access is `account` or `admin`. */
export function callerOf(request: FastifyRequest): Principal {
  if (!request.principal) throw notSignedIn();
  return request.principal;
}

/** For what no scope includes on a route that has one: the caller only if they are signed in, never an API token. */
export const sessionOnly = (principal: Principal | null): Principal | null =>
  principal?.scopes === undefined ? principal : null;

/** An email address in a call must be absent or the session's own. */
export function assertOwnEmail(principal: Principal, asserted: string | undefined): void {
  if (asserted !== undefined && normaliseEmail(asserted) !== principal.emailKey) throw notYourEmail();
}

/** Responses for one caller must not be cached on the way. */
const FOR_ONE_READER = 'private, no-store';

/** Requests whose answer is the same for every visitor. */
const anonymousAndCacheable = new WeakSet<object>();

/** Whether the answer to this raw request may be given to others who ask for the same without a session. */
export const hasCacheableAnswer = (request: object) => anonymousAndCacheable.has(request);

function assertMayBeCached({ method, url, config }: RouteOptions) {
  const isForAnyone = config?.access !== undefined && !needsSession(config.access);
  const onlyReads = [method].flat().every((name) => name === 'GET' || name === 'HEAD');
  if (!isForAnyone || !onlyReads)
    throw new Error(`${String(method)} ${url} cannot be cacheable: it writes or needs a session`);
}

type Guarded = FastifyContextConfig & { access: Access };

export const accessPlugin = fp(async (app: FastifyInstance, options: { authenticate: Authenticate }) => {
  app.decorateRequest('principal', null);

  /** Where no session is needed, a caller that is not looked up counts as a visitor. */
  async function principalOf(request: FastifyRequest, access: Access = 'anyone') {
    const credentials = credentialsOf(request);
    if (!isPresent(credentials)) return null;
    const found = await options.authenticate(credentials, addressKey(request.ip));
    if (!found || 'accountId' in found) return found;
    if (!needsSession(access)) return null;
    throw tooManyRequests(found.waitSeconds);
  }
  app.decorate('principalOf', async (request) => {
    const principal = await principalOf(request);
    return principal && isWithinScope(principal, undefined) ? principal : null;
  });

  const guardFor =
    ({ access, scope, cacheable }: Guarded) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (cacheable && !isPresent(credentialsOf(request))) anonymousAndCacheable.add(request.raw);
      else reply.header('cache-control', FOR_ONE_READER);
      const principal = await principalOf(request, access);
      const isAllowed = principal !== null && isWithinScope(principal, scope);
      if (principal && !isAllowed && needsSession(access)) throw outOfScope();
      request.principal = isAllowed ? principal : null;
      ASSERT_ACCESS[access](request.principal);
    };

  app.addHook('onRoute', (route) => {
    const { config } = route;
    const access = config?.access;
    if (config?.cacheable) assertMayBeCached(route);
    if (access) route.onRequest = [...[route.onRequest ?? []].flat(), guardFor({ ...config, access })];
    else if (/^\/(api|objects)\//.test(route.url) && !route.url.startsWith('/api/docs'))
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
  });
});
