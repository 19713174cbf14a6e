/** Steps through frames in a ring: after the last comes the first. */
export function frameAfter(current: number, by: 1 | -1, count: number): number {
  return (current + by + count) % count;
}
