import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** An SVG opened by itself is a document: it may load and run nothing. Pages use the icons of one file. */
const SVG = /\.svg(\.(br|gz))?$/;
const ICONS = /[/\\]icons-[^/\\]+$/;
const svgPolicy = (path: string) => (ICONS.test(path) ? "default-src 'none'" : "default-src 'none'; sandbox");

/** The worker that decodes HEIC photos runs WebAssembly, which no page may. */
const HEIC_WORKER = /[/\\]heic\.worker-[^/\\]+\.js(\.(br|gz))?$/;
const WEBASSEMBLY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Names under /assets contain a hash of the content, so they never change; the service worker is always revalidated. */
const CACHE_CONTROL = [
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
      if (SVG.test(path)) reply.header('content-security-policy', svgPolicy(path));
      if (HEIC_WORKER.test(path)) reply.header('content-security-policy', WEBASSEMBLY);
      reply.header(
        'cache-control',
        CACHE_CONTROL.find(([name]) => name.test(path))?.[1] ?? 'public, max-age=3600',
      );
    },
  });
}
