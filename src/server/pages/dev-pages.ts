import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { PageCache } from '../platform/page-cache/page-cache.ts';
import { pageRoutes } from './pages.ts';

/** Pages from source with hot reload, for `npm run dev`. Vite's own scripts need a looser content policy. */
export async function devPageRoutes(app: FastifyInstance, options: { publicUrl: string; cache: PageCache }) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('content-security-policy');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/objects/')) return;
    const handled = await new Promise<boolean>((resolve, reject) => {
      reply.raw.once('finish', () => resolve(true));
      vite.middlewares(request.raw, reply.raw, (error?: Error) => (error ? reject(error) : resolve(false)));
    });
    if (handled) reply.hijack();
  });
  await pageRoutes(app, {
    ...options,
    isDev: true,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  });
}
