/**
 * What a thousand open streams cost one process, and how long a message takes to reach its reader meanwhile.
 * `npm run bench -- messages`
 */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startOwnServer } from '#tests/e2e/support/own-server.ts';
import { residentBytes } from './resident.ts';

const MEGABYTE = 1024 * 1024;
const STREAMS = 1_000;
/** As many streams as one account may have. */
const EACH = 8;
const PEOPLE = STREAMS / EACH;
const MESSAGES = 50;
const AT_MOST = { megabytes: 100, milliseconds: 1_000 };
const PASSWORD = 'a sloop at anchor';

interface Person {
  email: string;
  token: string;
}

async function settled(pid: number): Promise<number> {
  let before = await residentBytes(pid);
  for (let rounds = 0; rounds < 15; rounds += 1) {
    await wait(2_000);
    const now = await residentBytes(pid);
    if (Math.abs(now - before) < 2 * MEGABYTE) return now;
    before = now;
  }
  return before;
}

export async function benchMessages() {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-messages-'));
  const server = await startOwnServer({
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    DEMO_PICTURES: 'on-request',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const address = (n: number) => `10.3.${n >> 8}.${n & 255}`;
  const call = async (path: string, n: number, body: object, token?: string) => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address(n),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const codeFor = async (email: string) => {
    for (;;) {
      await wait(50);
      const folder = join(dataDir, 'outbox');
      for (const name of (await readdir(folder).catch(() => [])).sort().reverse().slice(0, 5)) {
        const mail = await readFile(join(folder, name), 'utf8').catch(() => '');
        const code = mail.includes(`To: ${email}`) && /^ {4}(\d{6})$/m.exec(mail)?.[1];
        if (code) return code;
      }
    }
  };
  async function register(n: number): Promise<Person> {
    const email = `person-${n}@example.org`;
    await call('/api/auth/send-verification', n, { email });
    const verificationCode = await codeFor(email);
    const { token } = await call('/api/auth/register', n, {
      email,
      fullName: `Person ${n}`,
      password: PASSWORD,
      verificationCode,
    });
    return { email, token };
  }
  /** Resolves once the stream is open; `next` with the time of its next event. */
  async function open({ token }: Person, n: number) {
    const asked: ClientRequest = request(`${server.url}/api/threads/events`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address(n) },
    });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}`);
    const waiting: { wanted: RegExp; done: (at: number) => void }[] = [];
    answer.setEncoding('utf8').on('data', (text: string) => {
      const found = waiting.findIndex(({ wanted }) => wanted.test(text));
      if (found >= 0) waiting.splice(found, 1)[0]?.done(performance.now());
    });
    return {
      next: (wanted: RegExp) => new Promise<number>((done) => waiting.push({ wanted, done })),
      close: () => asked.destroy(),
    };
  }

  try {
    const people: Person[] = [];
    for (let n = 0; n < PEOPLE; n += 1) people.push(await register(n));
    const idle = await settled(server.pid);
    const streams = [];
    for (let n = 0; n < STREAMS; n += 1) streams.push(await open(people[n % PEOPLE]!, n));
    const full = await settled(server.pid);
    const rise = (full - idle) / MEGABYTE;

    const [boat] = await (await fetch(`${server.url}/api/boats?limit=1&sort=newest`)).json();
    const delays: number[] = [];
    for (let n = 0; n < MESSAGES; n += 1) {
      const buyer = people[n]!;
      const event = streams[n]!.next(/"thread":\d+/);
      const started = performance.now();
      await call(
        '/api/contact-seller',
        n,
        {
          boatId: boat.id,
          buyerName: `Person ${n}`,
          buyerEmail: buyer.email,
          message: `Is number ${n} still for sale?`,
        },
        buyer.token,
      );
      delays.push((await event) - started);
    }
    const slowest = Math.max(...delays);
    const median = delays.toSorted((a, b) => a - b)[MESSAGES / 2] ?? 0;
    console.log(`messages: ${STREAMS} streams of ${PEOPLE} accounts in one process`);
    console.log(
      `  ${Math.round(idle / MEGABYTE)} MB idle, ${Math.round(rise)} MB more with the streams open`,
    );
    console.log(
      `  from pressing "Send" to the reader's stream: median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms of ${MESSAGES}`,
    );
    if (rise > AT_MOST.megabytes || slowest > AT_MOST.milliseconds) process.exitCode = 1;
    for (const { close } of streams) close();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
