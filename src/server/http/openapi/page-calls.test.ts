import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';

/** A call as a page writes it: `request<Done>('/api/auth/change-email', { method: 'POST', body })`. */
const CALL = /\b(request|query)<(\w+(?:\[\])?)>\(\s*\[?([`'][^`'\n]+[`']|[A-Z_]{4,}\b)(?!, \w+\])([^;]*)/g;

interface PageCall {
  file: string;
  call: string;
  answer: string;
}

/** Of `${PATH}/${id}`, beside `const PATH = '/api/tokens'`: "/api/tokens/:". */
function pathIn(text: string, written: string): string {
  const [name] = /[A-Z_]{4,}/.exec(written) ?? [];
  const [, value = ''] = new RegExp(`const ${name} = '([^']+)'`).exec(text) ?? [];
  return written
    .replace(/^[A-Z_]{4,}$|\$\{[A-Z_]{4,}\}/, value)
    .replace(/[`']|\?.*$/g, '')
    .replace(/\$\{[^}]*\}/g, ':');
}

function callsIn(file: string): PageCall[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(CALL)].map(([, kind, answer = '', written = '', rest = '']) => {
    const method = kind === 'request' ? /^[^)]*?method: '(\w+)'/.exec(rest)?.[1] : undefined;
    return { file, call: `${method ?? 'GET'} ${pathIn(text, written)}`, answer };
  });
}

interface Schema {
  $ref?: string;
  items?: Schema;
}
interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const nameOf = ({ $ref, items }: Schema): string =>
  items ? `${nameOf(items)}[]` : ($ref?.split('/').at(-1) ?? '');

function answerOf({ responses }: Operation): string {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return nameOf(success?.content?.['application/json']?.schema ?? {}) || 'void';
}

it('pages expect of a call what its route answers', async () => {
  const t = await startTestApp();
  const { paths } = (await t.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  await t.close();
  const answers = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, string] => [
        `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`,
        answerOf(operation),
      ]),
    ),
  );
  const calls = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => callsIn(join('src/web', file)))
    .filter(({ call }) => answers.has(call));
  expect(calls.length).toBeGreaterThan(40);
  expect(calls).toEqual(calls.map(({ call, ...rest }) => ({ ...rest, call, answer: answers.get(call) })));
});
