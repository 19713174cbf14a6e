import { randomBytes, randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A request that is cheap for its sender, from a new client address each time. */
export interface Attack {
  name: string;
  maxRequests: number;
  method?: 'POST';
  path(n: number): string;
  body?(n: number): string | Buffer;
  headers?(n: number): Record<string, string>;
  /** Disconnect before the response. */
  disconnects?: boolean;
}

const bomb = gzipSync(JSON.stringify(Array(500_000).fill(0)));

export const ATTACKS: readonly Attack[] = [
  {
    name: 'unknown calls with a body',
    maxRequests: 60_000,
    method: 'POST',
    path: () => '/api/no',
    body: () => '{}',
  },
  {
    name: 'addresses for the limits to count',
    maxRequests: 120_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => '{}',
  },
  {
    name: 'views by made-up visitors',
    maxRequests: 60_000,
    method: 'POST',
    path: () => '/api/analytics',
    body: (n) => JSON.stringify({ eventType: 'boat_view', boatId: n }),
  },
  { name: 'searches for made-up words', maxRequests: 20_000, path: (n) => `/api/boats?q=word${n}` },
  { name: 'pages that are not cached', maxRequests: 3_000, path: (n) => `/search?x=${n}` },
  {
    name: 'the same, disconnected before the response',
    maxRequests: 5_000,
    path: (n) => `/search?y=${n}`,
    disconnects: true,
  },
  {
    name: 'pages with made-up sessions',
    maxRequests: 5_000,
    path: (n) => `/boats/${n}`,
    headers: () => ({ cookie: `slipway_session=${randomBytes(32).toString('base64url')}` }),
  },
  {
    name: 'calls with made-up tokens',
    maxRequests: 20_000,
    path: () => '/api/my-boats',
    headers: () => ({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` }),
  },
  {
    name: 'sign-ins of made-up people',
    maxRequests: 2_000,
    method: 'POST',
    path: () => '/api/auth/sign-in',
    body: (n) => JSON.stringify({ email: `n${n}@example.org`, password: 'x'.repeat(100) }),
  },
  {
    name: 'codes for made-up people',
    maxRequests: 3_000,
    method: 'POST',
    path: () => '/api/auth/forgot-password',
    body: (n) => JSON.stringify({ email: `n${n}@example.org` }),
  },
  {
    name: 'missing pictures',
    maxRequests: 10_000,
    path: () => `/objects/uploads/${randomUUID()}?w=640&f=avif`,
  },
  {
    name: 'bodies that never end',
    maxRequests: 5_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => '{"message":"',
    headers: () => ({ 'content-length': '60000' }),
    disconnects: true,
  },
  {
    name: 'bodies that are too long',
    maxRequests: 3_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => 'x'.repeat(100_000),
  },
  {
    name: 'bodies with too many values',
    maxRequests: 5_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => `[${'0,'.repeat(30_000)}0]`,
  },
  {
    name: 'bodies that decompress to a huge size',
    maxRequests: 5_000,
    method: 'POST',
    path: () => '/api/contact',
    body: () => bomb,
    headers: () => ({ 'content-encoding': 'gzip' }),
  },
];

/** A different client address for each request. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Resolves to the response's status, or to undefined after disconnecting. */
export function send(origin: URL, agent: Agent, attack: Attack, n: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const body = attack.body?.(n);
    let status: number | undefined;
    const asked = request(
      {
        host: origin.hostname,
        port: origin.port,
        agent: attack.disconnects ? undefined : agent,
        method: attack.method ?? 'GET',
        path: attack.path(n),
        headers: {
          'x-forwarded-for': addressOf(n),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': body.length }),
          ...attack.headers?.(n),
        },
      },
      (answer) => {
        status = answer.statusCode;
        answer.resume().once('close', () => resolve(status));
      },
    );
    asked.on('error', () => resolve(status));
    asked.once('close', () => resolve(status));
    asked.end(body);
    if (attack.disconnects) setTimeout(() => asked.destroy(), 20);
  });
}
