import { describe, expect, it } from 'vitest';
import { createToastStore, isSwipe } from './toast.ts';

function storeWithClock() {
  const scheduled: { run: () => void; afterMs: number }[] = [];
  const store = createToastStore((run, afterMs) => scheduled.push({ run, afterMs }));
  return { store, scheduled };
}

describe('toasts', () => {
  it('CONST-06 only the newest shows', () => {
    const { store } = storeWithClock();
    store.show({ title: 'Link Copied' });
    store.show({ title: 'Added to Watchlist' });
    expect(store.read().map(({ title }) => title)).toEqual(['Added to Watchlist']);
  });

  it('CONST-07 a dismissed one is hidden immediately and removed after 1,000,000 ms', () => {
    const { store, scheduled } = storeWithClock();
    const id = store.show({ title: 'Link Copied' });
    store.dismiss(id);
    expect(store.read()).toMatchObject([{ id, open: false }]);
    expect(scheduled.map(({ afterMs }) => afterMs)).toEqual([1_000_000]);
    scheduled[0]?.run();
    expect(store.read()).toEqual([]);
  });

  it('CONST-07 dismissing twice schedules one removal', () => {
    const { store, scheduled } = storeWithClock();
    const id = store.show({ title: 'Link Copied' });
    store.dismiss(id);
    store.dismiss(id);
    expect(scheduled).toHaveLength(1);
  });

  it('a late removal leaves the next toast alone', () => {
    const { store, scheduled } = storeWithClock();
    store.dismiss(store.show({ title: 'Link Copied' }));
    store.show({ title: 'Added to Watchlist' });
    scheduled[0]?.run();
    expect(store.read()).toMatchObject([{ title: 'Added to Watchlist', open: true }]);
  });

  it('CONST-08 is shown for 5000 ms by default', () => {
    const { store } = storeWithClock();
    store.show({ title: 'Link Copied' });
    expect(store.read()[0]?.durationMs).toBe(5000);
    store.show({ title: 'Admin code', durationMs: 10_000 });
    expect(store.read()[0]?.durationMs).toBe(10_000);
  });

  it('CONST-09 a swipe counts from 50 px, to either side', () => {
    expect(isSwipe(100, 149)).toBe(false);
    expect(isSwipe(100, 150)).toBe(true);
    expect(isSwipe(100, 50)).toBe(true);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const { store } = storeWithClock();
    let notified = 0;
    const unsubscribe = store.subscribe(() => {
      notified += 1;
    });
    store.show({ title: 'Link Copied' });
    unsubscribe();
    store.show({ title: 'Link Copied' });
    expect(notified).toBe(1);
  });
});
