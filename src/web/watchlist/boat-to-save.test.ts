import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { createBoatToSave } from './boat-to-save.ts';

const MINUTE = 60_000;

describe('a boat to save after signing in', () => {
  it('is the one whose heart was pressed, once', () => {
    const boatToSave = createBoatToSave(memoryStorage(), () => 0);
    boatToSave.keep(7);
    expect(boatToSave.take(8)).toBe(false);
    expect(boatToSave.take(7)).toBe(true);
    expect(boatToSave.take(7)).toBe(false);
  });

  it('expires after half an hour', () => {
    let now = 0;
    const boatToSave = createBoatToSave(memoryStorage(), () => now);
    boatToSave.keep(7);
    now = 30 * MINUTE;
    expect(boatToSave.take(7)).toBe(false);
  });
});
