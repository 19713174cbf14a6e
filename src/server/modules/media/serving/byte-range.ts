import type { ByteRange } from '#server/platform/storage/storage.ts';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a Range header asks for. Undefined means all of it: no header, or one that we need not follow, such
 * as a list of ranges. `outside` means that nothing of it exists.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const asked = SINGLE.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined;
  const [, from = '', to = ''] = asked;
  const last = size - 1;
  if (from === '') return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: last };
  const start = Number(from);
  const end = to === '' ? last : Math.min(Number(to), last);
  if (to !== '' && Number(to) < start) return undefined;
  return start > last ? 'outside' : { start, end };
}
