import type { ByteRange } from '#server/platform/storage/storage.ts';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range that a Range header requests. Undefined means all of it: no header, or one that need not be followed, such as
 * a list of ranges. `outside` means that no part of it exists.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const range = SINGLE.exec(header ?? '');
  if (!range || (range[1] === '' && range[2] === '')) return undefined;
  const [, from = '', to = ''] = range;
  const last = size - 1;
  if (from === '') return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: last };
  const start = Number(from);
  const end = to === '' ? last : Math.min(Number(to), last);
  if (to !== '' && Number(to) < start) return undefined;
  return start > last ? 'outside' : { start, end };
}
