import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { TokenScope } from '#domain/accounts/token-scopes.ts';
import type { Access } from '../access/access.ts';
import type { Limit } from '../limits/rate-limits.ts';
import { refusalsOf } from './refusals.ts';
import { type SchemaRegistry, tidySchema } from './schemas.ts';
import { securityOf } from './security.ts';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

const CALLERS: Record<Access, string> = {
  anyone: 'Anyone may call this.',
  'account-optional': 'Anyone may call this; a session changes the answer.',
  account: 'Needs a session.',
  admin: 'Needs the session of an administrator.',
};

const callersOf = (access: Access, scope: TokenScope | undefined) =>
  scope && access === 'account'
    ? `Needs a session or an API token with the scope \`${scope}\`.`
    : CALLERS[access];

const PERIODS = [
  { seconds: 3_600, one: 'hour', many: 'hours' },
  { seconds: 60, one: 'minute', many: 'minutes' },
  { seconds: 1, one: 'second', many: 'seconds' },
];

function periodOf(seconds: number): string {
  const period = PERIODS.find((candidate) => seconds % candidate.seconds === 0);
  if (!period) throw new Error(`A limit counts whole seconds, not ${seconds}`);
  const amount = seconds / period.seconds;
  return amount === 1 ? period.one : `${amount} ${period.many}`;
}

const COUNTED_BY: Record<Limit['by'], string> = {
  address: 'client address',
  account: 'account',
  token: 'API token',
};

const limitSentence = ({ by, max, seconds }: Limit) =>
  `At most ${max} calls per ${periodOf(seconds)} for each ${COUNTED_BY[by]}.`;

/** Adds what follows from a route's policy: who may call it, how often, with which credentials, and how it is refused. */
export function createDescribeOperation(schemaRegistry: SchemaRegistry): Transform {
  const toJsonSchema = createJsonSchemaTransform({
    schemaRegistry,
    zodToJsonConfig: { override: tidySchema },
  });

  return (document) => {
    const { schema, url } = toJsonSchema(document as never) as ReturnType<Transform>;
    const { config, method } = document.route;
    const { access, limits, scope } = config ?? {};
    if (!schema || schema.hide || !access || !limits) return { schema: { ...schema, hide: true }, url };
    const sentences = [
      schema.description,
      callersOf(access, scope),
      ...(limits === 'unlimited' ? [] : limits.map(limitSentence)),
    ];
    return {
      url,
      schema: {
        ...schema,
        description: sentences.filter(Boolean).join(' '),
        security: schema.security ?? securityOf(access, [method].flat()[0] ?? 'GET'),
        response: { ...refusalsOf({ access, limits }), ...(schema.response as object) },
      },
    };
  };
}
