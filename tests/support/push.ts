import { createECDH, randomBytes } from 'node:crypto';

/** A browser's subscription at a push service. */
export function pushSubscription(
  endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(8).toString('hex')}`,
) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, expirationTime: null, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
