import { expect, it, vi } from 'vitest';
import { openOnce } from './open-once.ts';

it('is opened for the first who needs it, and for nobody else', async () => {
  const open = vi.fn(async () => ({}));
  const opened = openOnce(open);
  expect(open).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([opened(), opened()]);
  expect(second).toBe(first);
  expect(await opened()).toBe(first);
  expect(open).toHaveBeenCalledOnce();
});

it('is tried again by the next after it failed', async () => {
  const open = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('disk'))
    .mockResolvedValue('open');
  const opened = openOnce(open);
  await expect(opened()).rejects.toThrow('disk');
  await expect(opened()).resolves.toBe('open');
});
