import { describe, expect, it } from 'vitest';
import { suggestModels } from './models.ts';

describe('suggested models', () => {
  it('come from the given make, in any spelling', () => {
    expect(suggestModels(' westerly', 'kon')).toEqual(['Konsort']);
    expect(suggestModels('Hallberg Rassy', '34')).toEqual(['34', '342']);
  });

  it('start with those that begin with the typed text', () => {
    expect(suggestModels('Moody', '3')[0]).toBe('31');
    expect(suggestModels('Westerly', 's').slice(0, 2)).toEqual(['Seahawk', 'Storm 33']);
  });

  it('are empty for an unknown make, and before anything is typed', () => {
    expect(suggestModels('Home-made', '3')).toEqual([]);
    expect(suggestModels('Moody', ' ')).toEqual([]);
  });
});
