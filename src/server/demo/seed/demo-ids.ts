import { createHash } from 'node:crypto';

/** The same name always gets the same id, so that addresses of demo pictures outlive a fresh start. */
export function demoId(name: string): string {
  const hash = createHash('sha256').update(`slipway demo/${name}`).digest();
  hash[6] = (hash.readUInt8(6) & 0x0f) | 0x80;
  hash[8] = (hash.readUInt8(8) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
