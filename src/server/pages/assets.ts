import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** A drawing opened by itself is a document: it may load and run nothing. Pages draw their icons out of the one file. */
const DRAWING = /\.svg(\.(br|gz))?$/;
const ICONS = /[/\\]icons-[^/\\]+$/;
const lockedUp = (path: string) => (ICONS.test(path) ? "default-src 'none'" : "default-src 'none'; sandbox");

/** Names under /assets carry their content's hash, so they never change; the service worker is asked for each time. */
const LASTS = [
  [/[/\\]assets[/\\]/, `public, max-age=${YEAR}, immutable`],
  [/[/\\]sw\.js(\.(br|gz))?$/, 'no-cache'],
] as const;

/** The built browser files. */
export async function assetRoutes(app: FastifyInstance, options: { folder: string }) {
  if (!existsSync(options.folder)) return;
  await app.register(fastifyStatic, {
    root: options.folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      if (DRAWING.test(path)) reply.header('content-security-policy', lockedUp(path));
      reply.header('cache-control', LASTS.find(([name]) => name.test(path))?.[1] ?? 'public, max-age=3600');
    },
  });
}
