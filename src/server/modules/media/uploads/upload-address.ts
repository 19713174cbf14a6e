import { createHmac, timingSafeEqual } from 'node:crypto';
import { objectUrl } from '#domain/media/object-urls.ts';

/** What an upload address contains besides the id. */
export interface UploadProof {
  expires: string;
  signature: string;
}

const sign = (secret: Buffer, id: string, expires: string) =>
  createHmac('sha256', secret).update(`PUT\n${id}\n${expires}`).digest();

export function signedUploadPath(secret: Buffer, { id, expiresAt }: { id: string; expiresAt: Date }): string {
  const expires = String(expiresAt.getTime());
  return `${objectUrl(id)}?expires=${expires}&signature=${sign(secret, id, expires).toString('base64url')}`;
}

/** When the permission expires; undefined if the signature is wrong. */
export function signedUntil(
  secret: Buffer,
  id: string,
  { expires, signature }: UploadProof,
): Date | undefined {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, id, expires).toString('base64url'));
  const matches = given.length === right.length && timingSafeEqual(given, right);
  return matches ? new Date(Number(expires)) : undefined;
}
