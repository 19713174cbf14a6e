import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

interface Converted {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Simplifies a schema: removes what every value satisfies and what the format already implies. */
export function tidySchema({ zodSchema, jsonSchema }: Converted): void {
  if (zodSchema._zod.def.type === 'undefined') jsonSchema.type = 'null';
  // Responses may get new fields, which clients must not refuse.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Zod leaves the examples out of the input form of a schema with a transformation.
  const meta = z.globalRegistry.get(zodSchema);
  if (meta?.id && meta.examples) jsonSchema.examples = meta.examples as never[];
  foldNull(jsonSchema);
}

/** `anyOf: [{ type: 'string', … }, { type: 'null' }]` as `type: ['string', 'null'], …`, which reads better. */
function foldNull(jsonSchema: Converted['jsonSchema']): void {
  const [value, nothing, ...more] = jsonSchema.anyOf ?? [];
  if (!value || nothing?.type !== 'null' || more.length > 0 || typeof value.type !== 'string') return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, {
    ...value,
    ...jsonSchema,
    type: [value.type, 'null'],
    ...(value.enum && { enum: [...value.enum, null] }),
  });
}

export type SchemaRegistry = typeof z.globalRegistry;

/**
 * The named schemas of this server's routes. Zod has one registry for the whole process, in which the bundle of the pages
 * registers its own copies under the same names. It is loaded after the routes, and ignored here.
 */
export function createSchemaRegistry(app: FastifyInstance): SchemaRegistry {
  const registry: SchemaRegistry = z.registry();
  registry._map = z.globalRegistry._map;
  app.addHook('onRoute', ({ config }) => {
    if (config?.access) registry._idmap = new Map(z.globalRegistry._idmap);
  });
  return registry;
}
