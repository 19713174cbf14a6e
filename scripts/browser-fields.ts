import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';

const FIELDS = fileURLToPath(new URL('../src/domain/listings/fields/', import.meta.url));
const TABLE = `${FIELDS}table/`;
const PAPERS = `${TABLE}papers.ts`;
const HELP = `${FIELDS}field-help.ts`;
const COMPLETE = `${FIELDS}complete-fields.ts`;
const READERS = fileURLToPath(new URL('../src/domain/exchange/open-marine.ts', import.meta.url));

/** The properties of a field that only the server reads, and those that browsers have in a module of their own. */
const LEFT_OUT = ['openMarine', 'help', 'guide', 'step', 'pageOnly'];
/** Those that `complete-fields.ts` brings: of any field, and of papers, of which lists know only the filters. */
const LATER = ['saidWith', 'suggest', 'positive', 'returnedAs', 'readAs', 'hiddenEnd'];
const LATER_OF_PAPERS = [...LATER, 'label', 'options', 'spellings', 'paper'];

type Node = {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  properties?: Node[];
};

const nameOf = ({ key }: Node) => key?.name ?? '';

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

/** The same source with spaces in place of what is left out or comes later, so that positions in it stay true. */
function withoutProperties(source: string, later: readonly string[]): string {
  let rest = source;
  const nodes = [...nodesIn(parseAst(source, { lang: 'ts' }))];
  const definitions = nodes.flatMap(({ properties = [] }) =>
    properties.some((property) => nameOf(property) === 'control') ? properties : [],
  );
  const dropped = new Set([
    ...nodes.filter((node) => node.type === 'Property' && LEFT_OUT.includes(nameOf(node))),
    ...definitions.filter((property) => later.includes(nameOf(property))),
  ]);
  for (const { start, end } of dropped) {
    const comma = rest[end] === ',' ? 1 : 0;
    const blank = rest.slice(start, end + comma).replace(/[^\n]/g, ' ');
    rest = rest.slice(0, start) + blank + rest.slice(end + comma);
  }
  return rest;
}

/** The module that gives the browser's table what comes later. */
async function completion(): Promise<string> {
  const table: Record<string, object> = (await import(`${FIELDS}fields.ts`)).FIELDS;
  const papers: object = (await import(PAPERS)).PAPERS;
  const parts = Object.entries(table).flatMap(([name, field]) => {
    const later = Object.hasOwn(papers, name) ? LATER_OF_PAPERS : LATER;
    const part = Object.entries(field).filter(([property]) => later.includes(property));
    return part.length > 0 ? [[name, Object.fromEntries(part)]] : [];
  });
  return `import { FIELDS } from './fields.ts';
    for (const [name, part] of ${JSON.stringify(parts)}) Object.assign(FIELDS[name], part);`;
}

/**
 * Browsers get the table of fields without the places in OpenMarine files, which only the server reads and writes, and
 * without what only forms and panels read, which comes with them.
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
      if (id === COMPLETE) return { code: await completion(), map: null };
      const later = id === PAPERS ? LATER_OF_PAPERS : LATER;
      return id.startsWith(TABLE) ? { code: withoutProperties(code, later), map: null } : undefined;
    },
  };
}
