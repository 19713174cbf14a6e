import { expect, it } from 'vitest';
import { createGiveBack } from './give-back-memory.ts';

const MEGABYTE = 1024 * 1024;
const BUSY = 0.5;
const QUIET = 0.02;

function server() {
  let resident = 400 * MEGABYTE;
  let collections = 0;
  const look = createGiveBack({
    resident: () => resident,
    collect() {
      collections += 1;
      resident = Math.min(resident, 300 * MEGABYTE);
    },
  });
  return {
    look,
    growBy: (megabytes: number) => {
      resident += megabytes * MEGABYTE;
    },
    collections: () => collections,
  };
}

it('what starting took is collected at the first quiet moment, and once', () => {
  const { look, collections } = server();
  look(BUSY);
  expect(collections()).toBe(0);
  look(QUIET);
  look(QUIET);
  expect(collections()).toBe(1);
});

it('after a busy time it is collected again, if it is worth it', () => {
  const { look, growBy, collections } = server();
  look(QUIET);
  growBy(30);
  look(QUIET);
  expect(collections()).toBe(1);
  growBy(200);
  look(BUSY);
  expect(collections()).toBe(1);
  look(QUIET);
  expect(collections()).toBe(2);
});
