import { type Access, SESSION_COOKIE } from '../access/access.ts';

export const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token that `POST /api/auth/sign-in` returns or, for the calls that name a scope, an API token from `POST /api/tokens`.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'The session cookie that signing in sets. Accepted for reading only.',
  },
} as const;

type Requirement = Record<string, string[]>;

const BEARER: Requirement = { bearer: [] };
const COOKIE: Requirement = { cookie: [] };
const NOTHING: Requirement = {};

const REQUIRED: Record<Access, (ways: Requirement[]) => Requirement[]> = {
  anyone: () => [],
  'account-optional': (ways) => [NOTHING, ...ways],
  account: (ways) => ways,
  admin: (ways) => ways,
};

/** How a caller may authenticate: `credentialsOf` reads the cookie of GET requests only. */
export const securityOf = (access: Access, method: string) =>
  REQUIRED[access](method === 'GET' ? [BEARER, COOKIE] : [BEARER]);
