import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { asc, eq } from '#server/db/drizzle.ts';
import { erasersOf } from '#server/erasers.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { mailsTo, newEmail, registerAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { NotificationKind, NotificationKinds } from './notification-kinds.ts';
import type { NotificationName } from './notification-rules.ts';
import { recordOpenedLink } from './notifications.repository.ts';
import { notifications } from './notifications.table.ts';
import { notify, notifyAudience } from './notify.ts';
import { sendDue, sendTo } from './send-notifications.ts';
import { spreadNews } from './spread-news.ts';

let t: TestApp;
const start = async (options?: Parameters<typeof startTestApp>[1]) => {
  t = await startTestApp({}, options);
};

const mailAbout = (subject: string) => ({
  mail: { subject: `About ${subject}`, heading: 'News', blocks: [] },
  summary: [],
});
const ordinary: NotificationKind = { compose: async (_tx, [{ subject }]) => mailAbout(subject) };

/** Every kind is the same simple mail. */
const sendingWith = (kind: NotificationKind) => ({
  kinds: new Proxy({}, { get: () => kind }) as NotificationKinds,
  isBlocked: async () => false,
});

const add = (email: string, subject = 'a boat', kind: NotificationName = 'message') =>
  t.db.transaction((tx) =>
    notify(t.deps, tx, {
      to: { email, emailKey: email },
      kind,
      subject,
      event: randomUUID(),
      at: t.deps.clock.now(),
    }),
  );
const rowsOf = (email: string) =>
  t.db
    .select()
    .from(notifications)
    .where(eq(notifications.recipient, recipientOf(email)))
    .orderBy(asc(notifications.id));
/** Without the jobs of the app, which know the real kinds. */
const queued = async () => {
  const { rows } = await t.db.execute<{ to: string }>(
    `select data->>'to' as to from jobs.job where name = 'send-mail'`,
  );
  return rows.map(({ to }) => to);
};
const confirm = (email: string) => recordOpenedLink(t.db, recipientOf(email), t.deps.clock.now());

describe('sending', () => {
  beforeAll(() => start());
  afterAll(() => t.close());

  it('one recipient’s failure does not stop the others; it is tried again later', async () => {
    const [broken, ...others] = [newEmail('broken'), newEmail(), newEmail()];
    for (const email of [broken, ...others]) await add(email);
    let isBroken = true;
    const kind: NotificationKind = {
      async compose(tx, [{ subject }], { to }) {
        if (isBroken && to === broken) await tx.execute('select 1 / 0');
        return mailAbout(subject);
      },
    };
    await expect(sendDue(t.deps, sendingWith(kind))).rejects.toThrow(
      'recipients whose notifications failed: 1',
    );
    for (const email of others) expect(await queued()).toContain(email);
    expect(await rowsOf(broken)).toMatchObject([{ outcome: null, attempts: 1 }]);

    isBroken = false;
    await sendDue(t.deps, sendingWith(kind));
    expect(await queued()).not.toContain(broken);
    t.advance(HOUR);
    await sendDue(t.deps, sendingWith(kind));
    expect((await queued()).filter((to) => to === broken)).toHaveLength(1);
  });

  it('what fails again and again is given up, and does not hold up the recipient’s other mails', async () => {
    const email = newEmail();
    await add(email, 'broken');
    await add(email, 'fine');
    const kind: NotificationKind = {
      async compose(_tx, [{ subject }]) {
        if (subject === 'broken') throw new Error('broken');
        return mailAbout(subject);
      },
    };
    for (let run = 0; run < 8; run += 1) {
      await sendDue(t.deps, sendingWith(kind)).catch(() => undefined);
      t.advance(HOUR);
    }
    expect(await rowsOf(email)).toMatchObject([{ outcome: 'failed' }, { outcome: 'sent' }]);
  });

  it('a process that dies while it queues a mail has decided nothing; the next one sends it once', async () => {
    const email = newEmail();
    await add(email);
    const mailer = {
      async queue(...given: Parameters<typeof t.deps.mailer.queue>) {
        await t.deps.mailer.queue(...given);
        throw new Error('killed');
      },
    };
    const recipient = recipientOf(email);
    await expect(sendTo({ ...t.deps, mailer }, recipient, sendingWith(ordinary))).rejects.toThrow();
    expect(await queued()).not.toContain(email);
    t.advance(HOUR);
    for (let run = 0; run < 2; run += 1) await sendTo(t.deps, recipient, sendingWith(ordinary));
    expect((await queued()).filter((to) => to === email)).toHaveLength(1);
  });

  it('the address of someone without an account is not stored any longer than needed', async () => {
    const email = newEmail();
    await add(email);
    expect(await rowsOf(email)).toMatchObject([{ email }]);
    await sendDue(t.deps, sendingWith(ordinary));
    expect(await rowsOf(email)).toMatchObject([{ email: null, outcome: 'sent' }]);
  });

  it('erasing an account removes what it was mailed about and what waits for it', async () => {
    const { user } = await registerAccount(t);
    await add(user.email);
    await confirm(user.email);
    await sendDue(t.deps, sendingWith(ordinary));
    const at = t.deps.clock.now();
    const waiting = { to: { accountId: user.id }, kind: 'message', subject: 1, event: 'waits', at } as const;
    await t.db.transaction((tx) => notify(t.deps, tx, waiting));
    const erasure = { accountId: user.id, actorId: null, reason: 'Asked for it' };
    expect(await eraseAccount(t.deps, erasersOf(t.deps), erasure)).toBe(true);
    expect(await rowsOf(user.email)).toEqual([]);
    expect((await mailsTo(t, user.email)).map(({ subject }) => subject)).toContain('About a boat');
  });
});

describe('several processes', () => {
  beforeAll(() => start({ open: openRealDatabase }));
  afterAll(() => t.close());

  const inParallel = (count: number, work: (at: number) => Promise<unknown>) =>
    race(t.deps, times(count, work));

  it('that decide about the same notifications send each once', async () => {
    const people = [newEmail(), newEmail(), newEmail()];
    for (const email of people) await add(email);
    await inParallel(8, () => sendDue(t.deps, sendingWith(ordinary)));
    const sent = await queued();
    for (const email of people) expect(sent.filter((to) => to === email)).toHaveLength(1);
  });

  it('never exceed the daily limit of an unconfirmed address together', async () => {
    const [stranger, owner] = [newEmail('stranger'), newEmail('owner')];
    await confirm(owner);
    await inParallel(12, async (at) => {
      for (const email of [stranger, owner]) {
        await add(email, `boat ${at}`);
        await sendTo(t.deps, recipientOf(email), sendingWith(ordinary));
      }
    });
    await inParallel(4, () => sendDue(t.deps, sendingWith(ordinary)));
    const sent = await queued();
    expect(sent.filter((to) => to === stranger)).toHaveLength(5);
    expect(sent.filter((to) => to === owner)).toHaveLength(12);
    expect((await rowsOf(stranger)).filter(({ gathered }) => gathered)).toHaveLength(7);
  });

  it('hand news on to each person interested once', async () => {
    const people = Array.from({ length: 30 }, () => newEmail('fan')).toSorted();
    const kind: NotificationKind = {
      ...ordinary,
      audience: async (_executor, _news, { after, limit }) =>
        people
          .filter((email) => email > after)
          .slice(0, limit)
          .map((email) => ({ key: email, to: { email, emailKey: email } })),
    };
    const at = t.deps.clock.now();
    await t.db.transaction((tx) =>
      notifyAudience(t.deps, tx, { kind: 'sold', subject: 1, payload: {}, at, undoMs: HOUR }),
    );
    await spreadNews(t.deps, sendingWith(kind).kinds);
    expect(await rowsOf(people[0] ?? '')).toEqual([]);
    t.advance(HOUR);
    await inParallel(6, async () => {
      await spreadNews(t.deps, sendingWith(kind).kinds);
      await sendDue(t.deps, sendingWith(kind));
    });
    const sent = await queued();
    for (const email of people) expect(sent.filter((to) => to === email)).toHaveLength(1);
  });
});
