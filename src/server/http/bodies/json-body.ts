import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { compressedBody, invalid } from '#server/errors.ts';

/** A route that takes more sets its own `bodyLimit`. */
export const MAX_BODY_BYTES = 65_536;
const MAX_DEPTH = 20;
const MAX_VALUES = 5_000;

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = Buffer.from('[{]}');

/** Scans the bytes once without allocating, so that excessive bodies are refused before they are parsed. */
export function assertWithinLimits(json: Buffer): void {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) throw invalid('The request is nested too deeply');
    if (values > MAX_VALUES) throw invalid('The request contains too many values');
  }
}

/** How JSON escapes NUL and surrogates: only then do the strings have to be checked. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** Postgres stores neither NUL nor lone surrogates: a clear refusal here is better than a failed insert. */
function canBeStored(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, held]) => canBeStored(name) && canBeStored(held));
}

/** The key `__proto__`, plain or with escapes. None of our clients sends it. */
const [U, P, R, O, T] = ['5f', '70', '72', '6f', '74'].map(
  (code) => `(?:${String.fromCharCode(Number.parseInt(code, 16))}|\\\\u00${code})`,
);
export const PROTO_KEY = new RegExp(`"${U}${U}${P}${R}${O}${T}${O}${U}${U}"\\s*:`, 'i');

function parse(json: Buffer): unknown {
  assertWithinLimits(json);
  const text = json.toString('utf8');
  if (text.trim() === '') return undefined;
  if (PROTO_KEY.test(text)) throw invalid('The request contains a name that cannot be used');
  const value = parseJson(text);
  if (SUSPICIOUS.test(text) && !canBeStored(value))
    throw invalid('The request contains characters that cannot be stored');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The request is not valid JSON');
  }
}

/** Bodies are uncompressed JSON. An empty one is accepted: several specified calls send the content type without a body. */
export const jsonBodyPlugin = fp(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, raw: Buffer) => parse(raw),
  );
  // A kilobyte could decompress to any size.
  app.addHook('onRequest', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw compressedBody();
  });
});
