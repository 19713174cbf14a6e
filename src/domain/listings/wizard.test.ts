import { describe, expect, it } from 'vitest';
import { makeToSend, modelToSend, readStep, showsDetailedSpecification } from './wizard.ts';

describe('the sell wizard', () => {
  it('the step comes from the address, the first by default', () => {
    expect(['2', '3', '1', null, undefined, '', '0', '4', '2.5', 'two'].map(readStep)).toEqual([
      2, 3, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it('detailed specifications are hidden for engines', () => {
    expect(showsDetailedSpecification('engines')).toBe(false);
    expect(showsDetailedSpecification('sailing')).toBe(true);
    expect(showsDetailedSpecification(undefined)).toBe(false);
  });

  it('the make "Other" sends the custom make', () => {
    expect(makeToSend('Other', ' Finesse ')).toBe('Finesse');
    expect(makeToSend('Westerly', 'Finesse')).toBe('Westerly');
  });

  it('the make "Unknown" is sent as "unknown"', () => {
    expect(makeToSend('Unknown', '')).toBe('unknown');
  });

  it('a model is free text, "unknown" allowed', () => {
    expect(modelToSend(' 24 Mk II ')).toBe('24 Mk II');
    expect(modelToSend('Unknown')).toBe('unknown');
  });
});
