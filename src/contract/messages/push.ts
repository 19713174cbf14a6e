import { z } from 'zod';

/** The longest address of a push service that is stored. */
export const PUSH_ENDPOINT_MAX = 1_000;

const NOT_A_SUBSCRIPTION = 'Send the subscription that your browser made';
const NOT_A_SERVICE = 'This is not the address of a push service that we know';

/** Bytes in base64url. */
const encoded = (pattern: RegExp) =>
  z.string(NOT_A_SUBSCRIPTION).max(100, NOT_A_SUBSCRIPTION).regex(pattern, NOT_A_SUBSCRIPTION);
const KEY_OF_65_BYTES = /^[\w-]{87}=*$/;
const SECRET_OF_16_BYTES = /^[\w-]{22}=*$/;

const endpoint = z.string(NOT_A_SUBSCRIPTION).min(1, NOT_A_SERVICE).max(PUSH_ENDPOINT_MAX, NOT_A_SERVICE);

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn';

export const PushSubscriptionRequest = z
  .object({
    endpoint: endpoint.describe('At a push service of a browser that we know, by https'),
    keys: z.object(
      { p256dh: encoded(KEY_OF_65_BYTES), auth: encoded(SECRET_OF_16_BYTES) },
      NOT_A_SUBSCRIPTION,
    ),
  })
  .meta({
    id: 'PushSubscriptionRequest',
    description: "The browser's PushSubscription. It lasts as long as your session.",
    examples: [
      {
        endpoint: ENDPOINT,
        keys: {
          p256dh: 'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds',
          auth: '5I2Bu2oKdyy9CwL8QVF0NQ',
        },
      },
    ],
  });
export type PushSubscriptionRequest = z.infer<typeof PushSubscriptionRequest>;

export const PushEndpoint = z.object({ endpoint });

export const PushSubscribed = z.object({ endpoint: z.string() }).meta({
  id: 'PushSubscribed',
  description: 'The browser is notified from now on.',
  examples: [{ endpoint: ENDPOINT }],
});

export const PushKey = z.object({ publicKey: z.string() }).meta({
  id: 'PushKey',
  description: 'The key for `PushManager.subscribe`.',
  examples: [
    { publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8' },
  ],
});
export type PushKey = z.infer<typeof PushKey>;
