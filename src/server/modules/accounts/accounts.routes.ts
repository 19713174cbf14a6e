import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

export async function accountRoutes(app: FastifyInstance, deps: Deps) {
  // Answers here carry tokens and what is only for one person: no cache may keep them.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
  });
  await registrationRoutes(app, deps);
  await sessionRoutes(app, deps);
  await passwordRoutes(app, deps);
  await deletionRoutes(app, deps);
}
