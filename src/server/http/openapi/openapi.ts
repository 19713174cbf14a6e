import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isLoopbackHost } from '#server/config/loopback.ts';
import { apiDocsRoutes } from './api-docs.ts';
import { createFinishDocument } from './document.ts';
import { createDescribeOperation } from './operations.ts';
import { createSchemaRegistry } from './schemas.ts';
import { SECURITY_SCHEMES } from './security.ts';
import { TAGS } from './tags.ts';

const DESCRIPTION = `Boats for sale in the UK: browse and search them, contact sellers, sell a boat, review listings.

**Authentication.** Sign in with \`POST /api/auth/sign-in\` and send the token of the answer as \
\`Authorization: Bearer TOKEN\`. Browsers also have a session cookie, which is accepted for reading only.

**Errors.** Every answer with a status of 400 or above has the body of the schema \`Error\`. A 429 or 503 says in \
\`Retry-After\` how many seconds to wait.`;

/** A local server is reached as localhost and as 127.0.0.1: calls go to the host that the document was read from. */
const serverUrl = (publicUrl: string) => (isLoopbackHost(new URL(publicUrl).hostname) ? '/' : publicUrl);

export const openapiPlugin = fp(async (app: FastifyInstance, options: { publicUrl: string }) => {
  const schemas = createSchemaRegistry(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Slipway API',
        version: '1',
        description: DESCRIPTION,
        contact: { name: 'Slipway', url: `${options.publicUrl}/contact` },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: serverUrl(options.publicUrl) }],
      tags: [...TAGS],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: createDescribeOperation(schemas),
    transformObject: createFinishDocument(schemas),
  });
  app.get(
    '/api/openapi.json',
    { schema: { hide: true }, config: { access: 'anyone', limits: 'unlimited' } },
    async () => app.swagger(),
  );
  await app.register(apiDocsRoutes);
});
