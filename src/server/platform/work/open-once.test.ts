import { expect, it, vi } from 'vitest';
import { openOnce } from './open-once.ts';

it('opens on first use, and only once', async () => {
  const open = vi.fn(async () => ({}));
  const opened = openOnce(open);
  expect(open).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([opened(), opened()]);
  expect(second).toBe(first);
  expect(await opened()).toBe(first);
  expect(open).toHaveBeenCalledOnce();
});

it('tries again on the next call after a failure', async () => {
  const open = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('disk'))
    .mockResolvedValue('open');
  const opened = openOnce(open);
  await expect(opened()).rejects.toThrow('disk');
  await expect(opened()).resolves.toBe('open');
});
