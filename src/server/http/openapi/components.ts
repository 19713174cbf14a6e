type Schemas = Record<string, object>;
interface Document {
  paths: object;
  components: { schemas: Schemas; responses: object };
}

const PLACE = '#/components/schemas/';
/** The suffix that fastify-type-provider-zod gives to the request form of a schema. */
const INPUT = 'Input';

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && String(inner).startsWith(PLACE)
      ? [String(inner).slice(PLACE.length)]
      : referencesIn(inner),
  );
}

function reachable(schemas: Schemas, from: object): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    for (const name of referencesIn(value)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  visit(from);
  return found;
}

const renamed = (value: object, nameOf: (name: string) => string): object =>
  JSON.parse(JSON.stringify(value), (key, inner) =>
    key === '$ref' && String(inner).startsWith(PLACE) ? PLACE + nameOf(inner.slice(PLACE.length)) : inner,
  );

/**
 * Every registered schema arrives in two forms, for requests and for responses. Returns the forms that are used, under
 * one name if only one form is used or both are equal.
 */
export function usedSchemas(document: Document): Record<string, unknown> {
  const { schemas, responses } = document.components;
  const used = reachable(schemas, { paths: document.paths, responses });
  const plain = (name: string) =>
    name.endsWith(INPUT) && name.slice(0, -INPUT.length) in schemas ? name.slice(0, -INPUT.length) : name;

  const differs = new Set<string>();
  const nameOf = (name: string) => (differs.has(name) ? name : plain(name));
  const textOf = (name: string) => JSON.stringify(renamed(schemas[name] ?? {}, nameOf));
  // A differing form makes those that refer to it differ too: repeat until nothing changes.
  for (let before = -1; before !== differs.size; ) {
    before = differs.size;
    for (const name of used) {
      const other = plain(name);
      if (other !== name && used.has(other) && textOf(name) !== textOf(other)) differs.add(name);
    }
  }

  const kept = [...used].sort().map((name): [string, object] => [nameOf(name), schemas[name] ?? {}]);
  return renamed(
    { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } },
    nameOf,
  ) as Record<string, unknown>;
}
