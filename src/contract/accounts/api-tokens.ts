import { z } from 'zod';
import { TOKEN_LIMITS, TOKEN_SCOPE_NAMES } from '#domain/accounts/token-scopes.ts';
import { textLine } from '../text.ts';

const NAME_MISSING = 'Give the token a name';
const TOO_LONG = `Use ${TOKEN_LIMITS.nameLength} characters at most`;

const scopes = z.array(z.enum(TOKEN_SCOPE_NAMES)).describe('What the token may do');

export const NewApiToken = z
  .object({
    name: textLine(NAME_MISSING, 'The name contains characters that cannot be shown')
      .min(1, NAME_MISSING)
      .max(TOKEN_LIMITS.nameLength, TOO_LONG),
    scopes: scopes
      .min(1, 'Choose what the token may do')
      .max(TOKEN_SCOPE_NAMES.length, 'Choose each scope once'),
  })
  .meta({
    id: 'NewApiToken',
    description: 'A token for a program of yours.',
    examples: [{ name: 'Stock system', scopes: ['boats:read', 'import'] }],
  });
export type NewApiToken = z.infer<typeof NewApiToken>;

const EXAMPLE = {
  id: '7f0c2c55-0e0e-4c52-9a8e-41d1a3f0f2d7',
  name: 'Stock system',
  scopes: ['boats:read', 'import'],
  createdAt: '2026-05-04T18:00:00.000Z',
  lastUsedAt: null,
} as const;

export const ApiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes,
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('To within five minutes; null if it was never used'),
  })
  .meta({ id: 'ApiToken', description: 'A token of yours, without its secret.', examples: [EXAMPLE] });
export type ApiToken = z.infer<typeof ApiToken>;

export const CreatedApiToken = ApiToken.extend({
  token: z.string().describe('Send it as "Authorization: Bearer TOKEN". It is not shown again'),
}).meta({
  id: 'CreatedApiToken',
  description: 'A new token. Its secret is returned only now.',
  examples: [{ ...EXAMPLE, token: 'slw_q2Zr7hXn4tVb9sKd1mWc8yLp3fGj6aTe0uRi5oPs2dF' }],
});
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;
