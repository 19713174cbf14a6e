import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const mistakesOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('configuration', () => {
  it('needs nothing: defaults to an embedded database, mail in files and a loopback address', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      runsLocally: true,
      demoData: undefined,
      demoPictures: 'ahead',
      trustProxy: [],
      externalSignInUrl: '/sign-in',
    });
  });

  it('reports every mistake on its own line', () => {
    const mistaken = { PORT: 'abc', DEMO_DATA: 'maybe', DEMO_PICTURES: 'no', DATABASE_URL: 'mysql://x' };
    expect(mistakesOf(mistaken)).toEqual([
      'PORT must be a whole number',
      'DATABASE_URL must be an address starting with postgres:// or postgresql://',
      'DEMO_DATA must be on or off',
      'DEMO_PICTURES must be ahead or on-request',
    ]);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL is required when HOST is not a loopback address'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is required with SMTP_URL'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together'],
    [{ WEB_CONCURRENCY: '2' }, 'WEB_CONCURRENCY above 1 needs DATABASE_URL'],
    [
      { DATABASE_REPLICA_URL: 'postgres://copy.example/boats' },
      'DATABASE_URL is required with DATABASE_REPLICA_URL',
    ],
    [{ SUPPORT_EMAIL: 'Team <team@boats.example>' }, 'SUPPORT_EMAIL must be one email address'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be 16 to 200 letters, digits or any of -._~+/='],
    [{ S3_BUCKET: 'boats' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET'],
  ])('%j is refused', (env, mistake) => {
    expect(mistakesOf(env as unknown as Record<string, string>)).toEqual([mistake]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'refuses PUBLIC_URL %s when HOST is not a loopback address',
    (PUBLIC_URL) => {
      expect(mistakesOf({ HOST: '0.0.0.0', PUBLIC_URL })).toEqual([
        'PUBLIC_URL must be the address that others reach when HOST is not a loopback address',
      ]);
    },
  );

  it.each([
    [{ PUBLIC_URL: 'https://boats.example', HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.example' }, false],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, false],
  ])('%j runs locally: %s', (env, local) => {
    expect(readConfig(env as unknown as Record<string, string>).runsLocally).toBe(local);
  });

  it.each([
    ['1', 20],
    ['4', 5],
    ['3', 6],
    ['64', 1],
  ])('%s processes share the connections: %i each', (processes, each) => {
    const env = { DATABASE_URL: 'postgres://db.example/boats', WEB_CONCURRENCY: processes };
    expect(readConfig(env).databaseConnections).toBe(each);
  });

  it('shares DATABASE_CONNECTIONS between the processes', () => {
    const env = {
      DATABASE_URL: 'postgres://db.example/boats',
      WEB_CONCURRENCY: '4',
      DATABASE_CONNECTIONS: '80',
    };
    expect(readConfig(env).databaseConnections).toBe(20);
  });

  it('takes the reply address of administrators’ mails from SUPPORT_EMAIL', () => {
    expect(readConfig({ SUPPORT_EMAIL: 'team@boats.example' }).mail.supportEmail).toBe('team@boats.example');
    expect(readConfig({}).mail.supportEmail).toBeUndefined();
  });

  it('treats empty variables as absent', () => {
    expect(readConfig({ SMTP_URL: '', PORT: '' }).port).toBe(3000);
  });
});
