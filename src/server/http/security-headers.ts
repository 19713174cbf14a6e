import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** What a page may contain inline, by its hash or nonce. */
interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
}

const quoted = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join('');

/** Scripts run only from our own files or, inline, with a hash that we computed. Style attributes are allowed. */
const policy = ({ scripts = [], styles = [] }: Inline) =>
  [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const STRICT = policy({});

export function allowInline(reply: FastifyReply, inline: Inline) {
  reply.header('content-security-policy', policy(inline));
}

export const securityHeadersPlugin = fp(async (app: FastifyInstance, options: { https: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', STRICT);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
  });
});
