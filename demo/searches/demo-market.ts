import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createDemoData } from '../create-demo-data.ts';
import { insertDemo } from '../seed/insert-demo.ts';

/** The demonstration market without its pictures. */
export async function startDemoMarket(): Promise<TestApp> {
  const t = await startTestApp();
  const now = new Date();
  const data = createDemoData({ seed: 'slipway', now });
  await t.db.transaction((tx) =>
    insertDemo(tx, { data, now, passwordHash: 'none', placeholderFor: () => null, copiedHash: null }),
  );
  t.deps.pageCache.clear();
  return t;
}
