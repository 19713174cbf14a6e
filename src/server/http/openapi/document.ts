import { STATUS_CODES } from 'node:http';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { usedSchemas } from './components.ts';
import { refusalReference, refusalResponses } from './refusals.ts';
import { type SchemaRegistry, tidySchema } from './schemas.ts';

type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;

interface Schema {
  type?: unknown;
  anyOf?: Schema[];
}
interface Operation {
  responses: Record<string, { description?: string; $ref?: string }>;
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
}

const NO_DESCRIPTION = 'Default Response';

function describeResponses(operation: Operation): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      refusalReference(status) ?? {
        ...response,
        description: response.description === NO_DESCRIPTION ? STATUS_CODES[status] : response.description,
      },
    ]),
  );
}

/** A body that may be null may also be left out. */
function relaxBody({ requestBody }: Operation): Operation['requestBody'] {
  const schema = requestBody?.content['application/json']?.schema;
  const [value, nothing] = schema?.anyOf ?? [];
  if (!requestBody || !value || nothing?.type !== 'null') return requestBody;
  return { ...requestBody, required: false, content: { 'application/json': { schema: value } } };
}

function finishPath(path: Record<string, Operation>): Record<string, Operation> {
  // HEAD works wherever GET does.
  const { head, ...operations } = path;
  return Object.fromEntries(
    Object.entries(operations).map(([method, operation]) => {
      const requestBody = relaxBody(operation);
      return [
        method,
        { ...operation, ...(requestBody && { requestBody }), responses: describeResponses(operation) },
      ];
    }),
  );
}

interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** Adds the named schemas and the responses that operations share. */
export function createFinishDocument(schemaRegistry: SchemaRegistry): TransformObject {
  const addSchemas = createJsonSchemaTransformObject({
    schemaRegistry,
    zodToJsonConfig: { override: tidySchema },
  });
  return (document) => {
    const { paths, components, ...rest } = addSchemas(document as never) as unknown as Described;
    const finished = Object.entries(paths).map(([url, path]) => [url, finishPath(path)]);
    return usedSchemas({
      ...rest,
      paths: Object.fromEntries(finished),
      components: { ...components, responses: refusalResponses },
    });
  };
}
