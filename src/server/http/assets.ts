import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** A drawing opened by itself is a document: it may load and run nothing. */
const DRAWING = /\.svg(\.(br|gz))?$/;

/** The built browser files. Names under /assets carry their content's hash, so they never change. */
export async function assetRoutes(app: FastifyInstance, options: { folder: string }) {
  if (!existsSync(options.folder)) return;
  await app.register(fastifyStatic, {
    root: options.folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      if (DRAWING.test(path)) reply.header('content-security-policy', "default-src 'none'; sandbox");
      const isHashed = path.includes('/assets/') || path.includes('\\assets\\');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
}
