/**
 * How long it takes to send two hundred codes requested at the same time, and how long the next person then waits, with
 * a slow SMTP server. `npm run bench -- mails`
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnServer } from '#tests/e2e/support/own-server.ts';
import { startSmtp } from '#tests/support/smtp.ts';

const CODES = 200;
const SMTP_TAKES_MS = 30;
const NEXT_WITHIN_MS = 10_000;

export async function benchMails() {
  const smtp = await startSmtp(() => wait(SMTP_TAKES_MS));
  const server = await startOwnServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@slipway.example',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const ask = (n: number) =>
    fetch(`${server.url}/api/auth/send-verification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ email: `person-${n}@example.org` }),
    });
  const arrival = async (count: number) => {
    while (smtp.reached.length < count) await wait(5);
    return performance.now();
  };
  try {
    const started = performance.now();
    const statuses = await Promise.all(Array.from({ length: CODES }, (_, n) => ask(n)));
    const asked = performance.now();
    await ask(CODES);
    const last = await arrival(CODES + 1);
    const refused = statuses.filter(({ status }) => status !== 200).length;
    console.log(`mails: ${CODES} codes requested in ${Math.round(asked - started)} ms, ${refused} refused`);
    console.log(`  the next person's was sent ${Math.round(last - asked)} ms after the request`);
    console.log(`  at most ${smtp.peak()} in progress at a time, over ${smtp.connections()} connections`);
    if (last - asked > NEXT_WITHIN_MS || refused > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    await smtp.stop();
  }
}
