import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { normaliseEmail } from '#domain/accounts/email.ts';
import { adminsOnly, notSignedIn, notYourEmail, tooManyRequests } from '#server/errors.ts';
import { addressKey } from './client-address.ts';

/** Who is calling, as their session says at this very request. */
export interface Principal {
  accountId: string;
  sessionId: string;
  email: string;
  emailKey: string;
  role: 'user' | 'admin';
  sellerType: 'private' | 'broker' | 'dealer';
  firstName: string;
  lastName: string;
}

/**
 * Who may call a route. Finer rules (owner, live, opted in) are the service's. `account-optional` admits anyone and says
 * that a session changes the answer.
 */
export type Access = 'anyone' | 'account-optional' | 'account' | 'admin';

export interface Credentials {
  bearer: string | undefined;
  cookie: string | undefined;
}

/** Somebody at this address has shown so many made-up secrets that one more is not looked up before so many seconds. */
interface NotLookedUp {
  waitSeconds: number;
}

export type Authenticate = (
  credentials: Credentials,
  address: string,
) => Promise<Principal | NotLookedUp | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** For routes that declare no access of their own: whose session a request shows, if any. */
    principalOf(request: FastifyRequest): Promise<Principal | null>;
  }
}

export const SESSION_COOKIE = 'slipway_session';

/** The cookie speaks for reading only: every write must show the bearer token, so there is nothing to forge. */
function credentialsOf(request: FastifyRequest): Credentials {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return {
    bearer: scheme?.toLowerCase() === 'bearer' && token ? token : undefined,
    cookie: reads ? request.cookies[SESSION_COOKIE] : undefined,
  };
}

export const showsSession = (request: FastifyRequest) => showsAny(credentialsOf(request));

const showsAny = ({ bearer, cookie }: Credentials) => (bearer ?? cookie) !== undefined;

const ENTRY: Record<Access, (principal: Principal | null) => void> = {
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

const needsSession = (access: Access) => access === 'account' || access === 'admin';

/** The signed-in caller of a route whose access is `account` or `admin`. */
export function callerOf(request: FastifyRequest): Principal {
  if (!request.principal) throw notSignedIn();
  return request.principal;
}

/** An e-mail in a call is only an assertion about the session: absent or equal, never somebody else's. */
export function assertOwnEmail(principal: Principal, asserted: string | undefined): void {
  if (asserted !== undefined && normaliseEmail(asserted) !== principal.emailKey) throw notYourEmail();
}

/** What a session decides must not be kept where another may find it. */
const FOR_ONE_READER = 'private, no-store';

export const accessPlugin = fp(async (app: FastifyInstance, options: { authenticate: Authenticate }) => {
  app.decorateRequest('principal', null);

  /** Where nobody has to be signed in, whom we do not look up is a visitor. */
  async function principalOf(request: FastifyRequest, access: Access = 'anyone') {
    const credentials = credentialsOf(request);
    if (!showsAny(credentials)) return null;
    const found = await options.authenticate(credentials, addressKey(request.ip));
    if (!found || 'accountId' in found) return found;
    if (!needsSession(access)) return null;
    throw tooManyRequests(found.waitSeconds);
  }
  app.decorate('principalOf', (request) => principalOf(request));

  const guardFor = (access: Access) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (needsSession(access) || showsAny(credentialsOf(request)))
      reply.header('cache-control', FOR_ONE_READER);
    request.principal = await principalOf(request, access);
    ENTRY[access](request.principal);
  };

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access) route.onRequest = [...[route.onRequest ?? []].flat(), guardFor(access)];
    else if (/^\/(api|objects)\//.test(route.url) && !route.url.startsWith('/api/docs'))
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
  });
});
