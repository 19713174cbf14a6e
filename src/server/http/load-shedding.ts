import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { tooBusy } from './errors.ts';

/** Cheap to answer, and without them a page that was served a moment ago stays without style and script. */
const ALWAYS_SERVED = /^\/(?:assets\/|healthz$)/;

/** Turns requests away while it cannot keep up, so that those it takes are answered. */
export const loadSheddingPlugin = fp(
  async (app: FastifyInstance, { maxEventLoopDelay }: { maxEventLoopDelay: number }) => {
    await app.register(underPressure, {
      maxEventLoopDelay,
      pressureHandler: ({ url }) => {
        if (!ALWAYS_SERVED.test(url)) throw tooBusy();
      },
    });
  },
);
