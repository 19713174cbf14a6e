import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { createVisitMemory } from './visit-memory.ts';
import type { Visitor } from './visitor.ts';

const visitor = (address: string): Visitor => ({
  address,
  accountId: undefined,
  isCountable: true,
});
const ANN = visitor('192.0.2.1');
const WINDOW = 30 * MINUTE;

function memoryAt(start: string, max?: number) {
  let now = new Date(start).getTime();
  const memory = createVisitMemory({ now: () => new Date(now) }, max);
  return {
    ...memory,
    wait(milliseconds: number) {
      now += milliseconds;
    },
  };
}

describe('remembering visits', () => {
  it('the same visitor counts once for each boat', () => {
    const memory = memoryAt('2026-11-15T12:00:00Z');
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(true);
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(false);
    expect(memory.claim(ANN, 'boat 2', WINDOW)).toBe(true);
    expect(memory.claim(visitor('192.0.2.2'), 'boat 1', WINDOW)).toBe(true);
  });

  it('counts again after half an hour without visits', () => {
    const memory = memoryAt('2026-11-15T12:00:00Z');
    memory.claim(ANN, 'boat 1', WINDOW);
    memory.wait(WINDOW - 1);
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(false);
    memory.wait(WINDOW);
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(true);
  });

  it('a page that reloads itself for hours counts once', () => {
    const memory = memoryAt('2026-11-15T12:00:00Z');
    const counted = Array.from({ length: 30 }, () => {
      memory.wait(5 * MINUTE);
      return memory.claim(ANN, 'boat 1', WINDOW);
    });
    expect(counted.filter(Boolean)).toHaveLength(1);
  });

  it('no visitor is recognised the next day', () => {
    const memory = memoryAt('2026-11-15T23:59:00Z');
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(true);
    memory.wait(2 * MINUTE);
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(true);
  });

  it('a released claim can be made again', () => {
    const memory = memoryAt('2026-11-15T12:00:00Z');
    memory.claim(ANN, 'boat 1', WINDOW);
    memory.release(ANN, 'boat 1');
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(true);
  });

  it('drops the oldest visit when it is full', () => {
    const memory = memoryAt('2026-11-15T12:00:00Z', 2);
    for (const boat of ['boat 1', 'boat 2', 'boat 3']) memory.claim(ANN, boat, WINDOW);
    expect(memory.claim(ANN, 'boat 3', WINDOW)).toBe(false);
    expect(memory.claim(ANN, 'boat 2', WINDOW)).toBe(false);
    expect(memory.claim(ANN, 'boat 1', WINDOW)).toBe(true);
  });
});
