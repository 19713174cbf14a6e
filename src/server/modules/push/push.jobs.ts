import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { DAY, SECOND } from '#domain/durations.ts';
import type { PushKind } from '#domain/notices/push-kinds.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { deleteGone, findWanted, readPushKeys, subscriptionsOf } from './push.repository.ts';
import { isPushService, lookupPublic } from './push-services.ts';

const SEND_PUSH = { name: 'send-push' } as const;
const TIMEOUT_MS = 10 * SECOND;
/** How long a push service keeps it for a browser that is off. */
const TTL_SECONDS = DAY / SECOND;
const LONGEST_TITLE = 200;
/** The browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];

export interface Push {
  kind: PushKind;
  title: string;
  /** The page of this site that it opens. */
  path: string;
}

interface OnePush extends Push {
  subscription: number;
}

/** Notifies every browser of an account, if the caller's transaction commits. */
export async function queuePush(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  accountId: string,
  { kind, title, path }: Push,
): Promise<void> {
  for (const subscription of await subscriptionsOf(tx, accountId))
    await jobs.enqueue<OnePush>(tx, SEND_PUSH, {
      subscription,
      kind,
      title: title.slice(0, LONGEST_TITLE),
      path,
    });
}

interface Sent {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer | null;
}

/** Posts to a push service and returns its status. Follows no redirects and reads no answer. */
function post({ endpoint, headers, body }: Sent, testOrigin: string | undefined): Promise<number> {
  if (!isPushService(endpoint, testOrigin)) throw new Error('Not a push service');
  const url = new URL(endpoint);
  const isTest = url.origin === testOrigin;
  return new Promise((resolve, reject) => {
    const sending = (isTest ? requestHttp : requestHttps)(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isTest ? {} : { lookup: lookupPublic }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Whom a push service writes to if something is wrong with what we send. */
const contactOf = ({ mail, publicUrl }: Deps['config']) =>
  `mailto:${mail.supportEmail ?? `postmaster@${new URL(publicUrl).hostname}`}`;

/** Whether it is still wanted is looked up at the moment of sending. */
export const sendPushJob = (deps: Pick<Deps, 'db' | 'config' | 'clock'>): Job<OnePush> => ({
  ...SEND_PUSH,
  atOnce: 4,
  retryLimit: 3,
  retryDelaySeconds: 30,
  async run({ subscription: id, kind, title, path }) {
    const { db, config, clock } = deps;
    const wanted = await findWanted(db, { id, kind, now: clock.now() });
    if (!wanted) return;
    const keys = {
      p256dh: wanted.publicKey.toString('base64url'),
      auth: wanted.secret.toString('base64url'),
    };
    const { publicKey, privateKey } = await readPushKeys(deps);
    const details = webPush.generateRequestDetails(
      { endpoint: wanted.endpoint, keys },
      JSON.stringify({ title, path }),
      {
        TTL: TTL_SECONDS,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: contactOf(config), publicKey, privateKey },
      },
    );
    const status = await post({ ...details, endpoint: wanted.endpoint }, config.pushTestOrigin);
    if (GONE.includes(status)) return deleteGone(db, id);
    if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  },
});
