import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Far more than the forms of our pages and the one-click POST of mail programs send. */
const MAX_FORM_BYTES = 2_048;

/** Lets the routes of this plugin take HTML forms, as URLSearchParams; everything else takes JSON only. */
export function acceptForms(
  app: Pick<FastifyInstance, 'addContentTypeParser'>,
  bodyLimit = MAX_FORM_BYTES,
): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
    { parseAs: 'string', bodyLimit },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
}

/** The fields of a form; none if the request came without a body. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
