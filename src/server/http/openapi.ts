import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiDocsRoutes } from './api-docs.ts';

export const openapiPlugin = fp(async (app: FastifyInstance, options: { publicUrl: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Slipway API',
        version: '1',
        description: 'Boats for sale in the UK: browse, search, contact, sell.',
      },
      servers: [{ url: options.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get(
    '/api/openapi.json',
    { schema: { hide: true }, config: { access: 'anyone', limits: 'unlimited' } },
    async () => app.swagger(),
  );
  await app.register(apiDocsRoutes);
});
