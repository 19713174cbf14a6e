import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { invalid } from './errors.ts';

const MAX_DEPTH = 20;

function tooDeep(value: unknown, room = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return room === 0 || Object.values(value).some((inner) => tooDeep(inner, room - 1));
}

/** Postgres cannot hold a NUL in text: better a clear refusal here than a failed insert there. */
const holdsNul = (text: string) => text.includes('\\u0000') || text.includes('\0');

/** JSON that forgives an empty body, as several specified calls send the content type with nothing behind it. */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, raw: string | Buffer) => {
      const text = String(raw);
      if (text.trim() === '') return undefined;
      if (holdsNul(text)) throw invalid('The request holds characters that cannot be stored');
      let body: unknown;
      try {
        body = JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
      } catch {
        throw invalid('The request is not valid JSON');
      }
      if (tooDeep(body)) throw invalid('The request is nested too deeply');
      return body;
    },
  );
});
