import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { openDeps } from '#server/open-deps.ts';
import { newEmail, post } from '#tests/support/accounts.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import { refusal, type SmtpRecord, startSmtp } from '#tests/support/smtp.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { MAILS_AT_ONCE } from './transport.ts';

describeOnBothDatabases('the mail queue', (open) => {
  let database: Database;
  let dataDir: string;
  let smtp: SmtpRecord;
  let app: FastifyInstance;
  let deps: Deps;
  const logged: string[] = [];
  /** Resolves when the server accepts a recipient. */
  let admit: (recipient: string) => Promise<void>;

  beforeAll(async () => {
    database = await open();
    dataDir = await mkdtemp(join(tmpdir(), 'slipway-mail-'));
    smtp = await startSmtp((recipient) => admit(recipient));
    const config = readConfig({
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@slipway.example',
    });
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
    deps = openDeps({ config, database, log });
    app = await buildApp({ deps, log });
    await app.ready();
  });
  beforeEach(() => {
    admit = async () => undefined;
  });
  afterAll(async () => {
    await app?.close();
    await smtp?.stop();
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const requestCode = (email: string) => post({ app }, '/api/auth/send-verification', { email });
  const queueNotice = (to: string) =>
    deps.mailer.queue(deps.db, { to, subject: 'A notice', heading: 'A notice', blocks: [] });
  const emails = (count: number, name: string) => Array.from({ length: count }, () => newEmail(name));
  const untilReached = (all: readonly string[]) =>
    vi.waitFor(() => expect(smtp.reached).toEqual(expect.arrayContaining([...all])), PATIENCE);

  /** Ends the pause before the next attempt once the first has failed. */
  async function retryNow(to: string) {
    await vi.waitFor(async () => {
      const { rows } = await deps.db.execute(
        sql`update jobs.job set start_after = now()
              where name = 'send-mail' and data->>'to' = ${to} and state = 'retry' returning 1`,
      );
      expect(rows).toHaveLength(1);
    }, PATIENCE);
    await deps.db.execute(sql`select pg_notify('jobs_added', 'send-mail')`);
  }

  it('sends forty codes in parallel, each once, over a few reused connections', async () => {
    // No recipient is accepted before five are waiting at the same time: sending one by one would never get past the first.
    let waiting = 0;
    const five = Promise.withResolvers<void>();
    admit = async () => {
      waiting += 1;
      if (waiting === 5) five.resolve();
      await five.promise;
    };
    const people = emails(40, 'queued');
    for (const email of people) expect((await requestCode(email)).statusCode).toBe(200);
    await untilReached(people);
    expect(smtp.reached.filter((email) => people.includes(email))).toHaveLength(40);
    expect(smtp.peak()).toBeLessThanOrEqual(MAILS_AT_ONCE);
    expect(smtp.connections()).toBeLessThanOrEqual(MAILS_AT_ONCE + 3);
  });

  it('is not held up by recipients whose server never responds', async () => {
    const release = Promise.withResolvers<void>();
    const dead = emails(3, 'dead');
    const people = emails(30, 'living');
    admit = (recipient) => (dead.includes(recipient) ? release.promise : Promise.resolve());
    for (const email of [...dead, ...people]) await queueNotice(email);
    await untilReached(people);
    expect(smtp.reached).not.toContain(dead[0]);
    release.resolve();
    await untilReached(dead);
  });

  it('sends a code before the notices that are waiting', async () => {
    const release = Promise.withResolvers<void>();
    admit = () => release.promise;
    const notices = emails(MAILS_AT_ONCE + 30, 'notice');
    for (const email of notices) await queueNotice(email);
    const [someone = ''] = emails(1, 'someone');
    await requestCode(someone);
    await vi.waitFor(async () => {
      const { rows } = await deps.db.execute(
        sql`select 1 from jobs.job where name = 'send-mail' and data->>'to' = ${someone}`,
      );
      expect(rows).toHaveLength(1);
    }, PATIENCE);
    release.resolve();
    await untilReached([...notices, someone]);
    const after = smtp.reached.slice(smtp.reached.indexOf(someone) + 1);
    expect(after.filter((email) => notices.includes(email)).length).toBeGreaterThanOrEqual(15);
  });

  it('sends a mail only when its transaction commits', async () => {
    const [undone = '', done = ''] = emails(2, 'transaction');
    const draft = (to: string) => ({ to, subject: 'A notice', heading: 'A notice', blocks: [] });
    const failing = deps.db.transaction(async (tx) => {
      await deps.mailer.queue(tx, draft(undone));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await deps.db.transaction((tx) => deps.mailer.queue(tx, draft(done)));
    await untilReached([done]);
    expect(smtp.reached).not.toContain(undone);
  });

  it('tries a permanently refused mail once and deletes it; retries a temporarily refused one', async () => {
    const [never = '', later = ''] = emails(2, 'refused');
    const tried: string[] = [];
    admit = async (recipient) => {
      tried.push(recipient);
      if (recipient === never) throw refusal(550);
      if (recipient === later && tried.filter((other) => other === later).length === 1) throw refusal(450);
    };
    await queueNotice(never);
    await queueNotice(later);
    await retryNow(later);
    await untilReached([later]);
    const { rows } = await deps.db.execute(
      sql`select 1 from jobs.job where name = 'send-mail' and data->>'to' = ${never}`,
    );
    expect(rows).toEqual([]);
    expect(tried.filter((recipient) => recipient === never)).toHaveLength(1);
    const lines = logged.filter((line) => line.includes('a mail was refused permanently'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      responseCode: 550,
      messageId: expect.stringMatching(/^<.+>$/),
    });
    expect(lines[0]).not.toContain(never);
  });

  it('recovers after the notification connection is cut', async () => {
    if (!database.embedded)
      await deps.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'slipway notices' and datname = current_database()`,
      );
    const people = emails(5, 'after');
    for (const email of people) await queueNotice(email);
    await untilReached(people);
  });
});
