import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isLoopbackHost } from '#server/config/loopback.ts';
import { apiDocsRoutes } from './api-docs.ts';
import { createFinishDocument } from './document.ts';
import { createDescribeOperation } from './operations.ts';
import { createSchemaRegistry } from './schemas.ts';
import { SECURITY_SCHEMES } from './security.ts';

/** The sections of the API reference, in order. */
const TAGS = [
  { name: 'Boats', description: 'Search and read the boats for sale.' },
  { name: 'Categories', description: 'How many boats each category has.' },
  { name: 'Places', description: 'Places in the United Kingdom, for searches by location.' },
  { name: 'Enquiries', description: 'Contact the seller of a boat.' },
  { name: 'Messages', description: 'Conversations between buyers and sellers.' },
  { name: 'Accounts', description: 'Register, verify an email address, and change or reset a password.' },
  { name: 'Sessions', description: 'Sign in, sign out and list sessions.' },
  { name: 'Watchlist', description: 'Boats that the account has saved.' },
  { name: 'Saved searches', description: 'Searches that the account has saved, and the alerts about them.' },
  { name: 'Selling', description: 'The listings and drafts of the account.' },
  { name: 'Imports', description: 'Import and export your boats as files.' },
  { name: 'Media', description: 'Upload and serve photos and videos.' },
  { name: 'Support', description: 'Contact the people who run Slipway, and report a listing.' },
  { name: 'Analytics', description: 'Count page and boat views.' },
  { name: 'Administration', description: 'Review listings and reports. For administrators only.' },
] as const;

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
