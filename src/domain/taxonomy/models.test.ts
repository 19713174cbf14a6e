import { describe, expect, it } from 'vitest';
import { suggestModels } from './models.ts';

describe('suggested models', () => {
  it('come from the make that was named, however it is spelt', () => {
    expect(suggestModels(' westerly', 'kon')).toEqual(['Konsort']);
    expect(suggestModels('Hallberg Rassy', '34')).toEqual(['34', '342']);
  });

  it('those that begin with what was typed come first', () => {
    expect(suggestModels('Moody', '3')[0]).toBe('31');
    expect(suggestModels('Westerly', 's').slice(0, 2)).toEqual(['Seahawk', 'Storm 33']);
  });

  it('are none for a make that nobody knows, and none before something is typed', () => {
    expect(suggestModels('Home-made', '3')).toEqual([]);
    expect(suggestModels('Moody', ' ')).toEqual([]);
  });
});
