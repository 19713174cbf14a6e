import { createHash } from 'node:crypto';

/**
 * The same name and time always give the same id. Another first start has another time and so other ids: browsers cache
 * pictures, and the drawings may have changed since.
 */
export function demoId(name: string, moment: Date): string {
  const hash = createHash('sha256').update(`${name} ${moment.toISOString()}`).digest();
  hash[6] = (hash.readUInt8(6) & 0x0f) | 0x80;
  hash[8] = (hash.readUInt8(8) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
