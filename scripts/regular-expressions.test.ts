import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { TOKEN } from '#domain/search/keywords/amounts.ts';
import { PROTO_KEY } from '#server/http/bodies/json-body.ts';
import { repeats, worstText } from '#tests/support/regex-work.ts';

/** Longer than every bound within a pattern, so that superlinear work becomes visible. */
const LENGTH = 1_000;
/** Per character: a pattern that reads the rest of the text from every position needs 500. */
const MAX_STEPS = 200;

/** Built at run time, so imported here by name. */
const BUILT = [TOKEN, PROTO_KEY];
const BUILT_IN = ['src/domain/search/keywords/amounts.ts', 'src/server/http/bodies/json-body.ts'];

async function sources(): Promise<{ file: string; code: string }[]> {
  const files: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) if (!/\.test\.tsx?$/.test(file)) files.push(file);
  return files.sort().map((file) => ({ file, code: readFileSync(file, 'utf8') }));
}

function literalsIn(file: string, code: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push(new RegExp(regex.pattern, regex.flags));
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

const worst = (pattern: RegExp) => worstText(pattern, LENGTH, MAX_STEPS);

describe('regular expressions', () => {
  it('the counter distinguishes quadratic from linear work', () => {
    for (const careless of [/\s+$/, /^(a+)+$/, /^\w+\s*\w*!/, /,.*?;/, /[\w-]{1,99}\./])
      expect(worst(careless).stepsPerCharacter).toBe(MAX_STEPS);
    for (const careful of [/^\s+$/, /(?<!\s)\s+$/, /^[a-z]+(\.[a-z]+)*$/, /[,;]+/g])
      expect(worst(careful).stepsPerCharacter).toBeLessThan(20);
  });

  it('every regular expression takes linear work on any text', async () => {
    const all = (await sources()).flatMap(({ file, code }) => literalsIn(file, code));
    expect(all.length).toBeGreaterThan(100);
    const different = new Map([...all, ...BUILT].map((pattern) => [String(pattern), pattern]));
    const slow = [...different.values()].filter(repeats).flatMap((pattern) => {
      const { text, stepsPerCharacter } = worst(pattern);
      return stepsPerCharacter < MAX_STEPS ? [] : [`${pattern} on ${JSON.stringify(text.slice(0, 12))}…`];
    });
    expect(slow).toEqual([]);
  });

  it('regular expressions are built at run time only where this test checks them', async () => {
    const built = (await sources()).filter(({ code }) => /\bRegExp\(/.test(code)).map(({ file }) => file);
    expect(built).toEqual(BUILT_IN);
  });
});
