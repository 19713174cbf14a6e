import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

const TABLE = fileURLToPath(new URL('../src/domain/listings/fields/table/', import.meta.url));
const HELP = fileURLToPath(new URL('../src/domain/listings/fields/field-help.ts', import.meta.url));
const READERS = fileURLToPath(new URL('../src/domain/exchange/open-marine.ts', import.meta.url));

/** The properties of a field that only the server reads, and those that browsers have in a module of their own. */
const LEFT_OUT = ['openMarine', 'help'];

type Node = { type: string; start: number; end: number; key?: { name?: string } };

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

/** The same source with spaces in place of what is left out, so that positions in it stay true. */
function withoutProperties(source: string): string {
  let rest = source;
  for (const { type, start, end, key } of nodesIn(parseAst(source, { lang: 'ts' }))) {
    if (type !== 'Property' || !LEFT_OUT.includes(key?.name ?? '')) continue;
    const comma = rest[end] === ',' ? 1 : 0;
    const blank = rest.slice(start, end + comma).replace(/[^\n]/g, ' ');
    rest = rest.slice(0, start) + blank + rest.slice(end + comma);
  }
  return rest;
}

/**
 * Browsers get the table of fields without the places in OpenMarine files, which only the server reads and writes, and
 * without the sentences of help, which come with the forms that show them.
 */
export function browserFields(): Plugin {
  return {
    name: 'browser-fields',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      if (id === READERS)
        this.error('The browser has no places in OpenMarine files: scripts/browser-fields.ts');
      if (id === HELP) {
        const { FIELD_HELP } = await import(HELP);
        return { code: `export const FIELD_HELP = ${JSON.stringify(FIELD_HELP)};`, map: null };
      }
      return id.startsWith(TABLE) ? { code: withoutProperties(code), map: null } : undefined;
    },
  };
}
