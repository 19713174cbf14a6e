import { expect, it } from 'vitest';
import { RETENTION, retentionText } from '#domain/retention.ts';
import { PRIVACY_POLICY } from './privacy.ts';

it('LEGAL-16 LEGAL-17 the privacy policy states the retention table, row by row', () => {
  const section = PRIVACY_POLICY.sections.find(({ id }) => id === 'storage-retention');
  const stated = section?.blocks.flatMap((block) =>
    typeof block === 'object' && 'terms' in block ? block.terms : [],
  );
  expect(stated).toEqual(
    Object.values(RETENTION).map((row) => ({ title: row.title, text: retentionText(row) })),
  );
});
