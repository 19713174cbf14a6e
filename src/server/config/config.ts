import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopbackHost } from './loopback.ts';

/** What a small Postgres can spare, shared by all processes of one installation. */
export const DATABASE_CONNECTIONS = 20;

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A read-only replica, for public reads. */
  replicaUrl: string | undefined;
  /** Replies to the administrators' mails go to `supportEmail`, or to the sender if it is not set. */
  mail: { smtpUrl: string | undefined; from: string; supportEmail: string | undefined };
  s3:
    | {
        endpoint: string | undefined;
        bucket: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
      }
    | undefined;
  /** The key pair for notifications in browsers; without one, it is made once and kept in the database. */
  pushKeys: { publicKey: string; privateKey: string } | undefined;
  /** Stands in for the push services in tests. */
  pushTestOrigin: string | undefined;
  redisUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  adminEmails: readonly string[];
  demoData: boolean | undefined;
  /** Whether the demo's pictures and their sizes are made in the background, or each when it is requested. */
  demoPictures: 'ahead' | 'on-request';
  trustProxy: readonly string[];
  externalSignInUrl: string;
  logLevel: string;
  webConcurrency: number;
  /** Lets requests from other machines read /metrics. */
  metricsToken: string | undefined;
  /** Slower queries are logged, without their values; 0 turns this off. */
  slowQueryMs: number;
  /** Per process. All processes together use no more than DATABASE_CONNECTIONS. */
  databaseConnections: number;
  /** No SMTP and a loopback address: mail is written to files and shown on a local page. */
  runsLocally: boolean;
}

/** Carries every mistake found, one per line. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
    this.name = 'ConfigError';
  }
}

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const email = z.email('must be one email address');
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const key = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url`,
    );

const SLOW_QUERY_MS = 500;

const Environment = z.object({
  PORT: count(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'])
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_CONNECTIONS: count(1, 1_000).default(DATABASE_CONNECTIONS),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits or any of -._~+/=')
    .optional(),
  SLOW_QUERY_MS: count(0, 60_000).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: email.optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: key(65).optional(),
  VAPID_PRIVATE_KEY: key(32).optional(),
  PUSH_TEST_ORIGIN: url(['http:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  ADMIN_EMAILS: list.pipe(z.array(email)).default([]),
  DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  DEMO_PICTURES: z.enum(['ahead', 'on-request'], 'must be ahead or on-request').default('ahead'),
  TRUST_PROXY: list.default([]),
  EXTERNAL_SIGN_IN_URL: z
    .string()
    .regex(/^(\/|https?:\/\/)/, 'must be a path or an http address')
    .default('/sign-in'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  WEB_CONCURRENCY: count(1, 64).default(1),
});

/**
 * Every variable that is read: tests compare it with the documents.
 * @internal
 */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(Environment.shape);

type Values = z.infer<typeof Environment>;

const hostIn = (address: string) => new URL(address).hostname;

/** Rules about combinations of variables. */
const COMBINATION_RULES: readonly [broken: (v: Values) => boolean, mistake: string][] = [
  [
    (v) => !isLoopbackHost(v.HOST) && !v.PUBLIC_URL,
    'PUBLIC_URL is required when HOST is not a loopback address',
  ],
  [
    (v) => !isLoopbackHost(v.HOST) && v.PUBLIC_URL !== undefined && isLoopbackHost(hostIn(v.PUBLIC_URL)),
    'PUBLIC_URL must be the address that others reach when HOST is not a loopback address',
  ],
  [(v) => Boolean(v.SMTP_URL) && !v.MAIL_FROM, 'MAIL_FROM is required with SMTP_URL'],
  [(v) => Boolean(v.ADMIN_EMAIL) !== Boolean(v.ADMIN_PASSWORD), 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
  [
    (v) => Boolean(v.S3_BUCKET) && !(v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY),
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET',
  ],
  [
    (v) => Boolean(v.VAPID_PUBLIC_KEY) !== Boolean(v.VAPID_PRIVATE_KEY),
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together',
  ],
  [
    (v) =>
      v.PUSH_TEST_ORIGIN !== undefined &&
      !(isLoopbackHost(hostIn(v.PUSH_TEST_ORIGIN)) && isLoopbackHost(v.HOST) && !v.SMTP_URL),
    'PUSH_TEST_ORIGIN is for tests: it and HOST must be loopback addresses, without SMTP_URL',
  ],
  [(v) => Boolean(v.S3_ENDPOINT) && !v.S3_BUCKET, 'S3_BUCKET is required with S3_ENDPOINT'],
  [
    (v) => Boolean(v.DATABASE_REPLICA_URL) && !v.DATABASE_URL,
    'DATABASE_URL is required with DATABASE_REPLICA_URL',
  ],
  [(v) => v.WEB_CONCURRENCY > 1 && !v.DATABASE_URL, 'WEB_CONCURRENCY above 1 needs DATABASE_URL'],
];

/** Reads the environment. Empty variables count as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(present);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  const v = parsed.data;
  const mistakes = COMBINATION_RULES.filter(([broken]) => broken(v)).map(([, mistake]) => mistake);
  if (mistakes.length > 0) throw new ConfigError(mistakes);

  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${v.PORT}`;
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    replicaUrl: v.DATABASE_REPLICA_URL,
    mail: {
      smtpUrl: v.SMTP_URL,
      from: v.MAIL_FROM ?? 'Slipway <hello@slipway.example>',
      supportEmail: v.SUPPORT_EMAIL,
    },
    s3: v.S3_BUCKET
      ? {
          endpoint: v.S3_ENDPOINT,
          bucket: v.S3_BUCKET,
          region: v.S3_REGION,
          accessKeyId: v.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: v.S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    pushKeys:
      v.VAPID_PUBLIC_KEY && v.VAPID_PRIVATE_KEY
        ? { publicKey: v.VAPID_PUBLIC_KEY, privateKey: v.VAPID_PRIVATE_KEY }
        : undefined,
    pushTestOrigin: v.PUSH_TEST_ORIGIN,
    redisUrl: v.REDIS_URL,
    admin:
      v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : undefined,
    adminEmails: v.ADMIN_EMAILS,
    demoData: v.DEMO_DATA === undefined ? undefined : v.DEMO_DATA === 'on',
    demoPictures: v.DEMO_PICTURES,
    trustProxy: v.TRUST_PROXY,
    externalSignInUrl: v.EXTERNAL_SIGN_IN_URL,
    logLevel: v.LOG_LEVEL,
    webConcurrency: v.WEB_CONCURRENCY,
    metricsToken: v.METRICS_TOKEN,
    // The embedded database shares its process with everything else: its slow queries say little about the queries.
    slowQueryMs: v.SLOW_QUERY_MS ?? (v.DATABASE_URL ? SLOW_QUERY_MS : 0),
    databaseConnections: Math.max(1, Math.floor(v.DATABASE_CONNECTIONS / v.WEB_CONCURRENCY)),
    runsLocally: !v.SMTP_URL && isLoopbackHost(hostIn(publicUrl)),
  };
}
