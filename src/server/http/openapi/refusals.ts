import { ErrorAnswer } from '#contract/error.ts';
import type { Access } from '../access/access.ts';
import type { Limit } from '../limits/rate-limits.ts';

interface Refusal {
  name: string;
  description: string;
}

/** The statuses of refused calls, each a response component. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { name: 'BadRequest', description: 'The request is not valid. `details` lists the fields at fault.' },
  401: { name: 'NotSignedIn', description: 'The call needs a session, and the request has no valid one.' },
  403: { name: 'Forbidden', description: 'The caller may not do this.' },
  404: { name: 'NotFound', description: 'It does not exist, or the caller may not see it.' },
  409: { name: 'Conflict', description: 'It is not possible in the current state.' },
  413: { name: 'TooLarge', description: 'The file is too large.' },
  416: { name: 'RangeNotSatisfiable', description: 'The file does not have the requested range.' },
  429: { name: 'TooManyRequests', description: 'The caller has reached a limit.' },
  503: { name: 'Busy', description: 'The server is too busy. Try again later.' },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before the next call.', schema: { type: 'integer' } },
} as const;
const RETRIED = [429, 503];

const ERROR = { $ref: `#/components/schemas/${ErrorAnswer.meta()?.id}` };

interface Policy {
  access: Access;
  limits: readonly Limit[] | 'unlimited';
}

const REFUSES: Record<Access, readonly number[]> = {
  anyone: [],
  'account-optional': [],
  // An API token may be out of its scope.
  account: [401, 403],
  admin: [401, 403],
};

/** The refusals that follow from a policy. Routes declare only what their own rules add. */
export function refusalsOf({ access, limits }: Policy) {
  const statuses = [400, ...REFUSES[access], ...(limits === 'unlimited' ? [] : [429]), 503];
  return Object.fromEntries(statuses.map((status) => [status, ERROR]));
}

export const refusalResponses = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, { name, description }]) => [
    name,
    {
      description,
      ...(RETRIED.includes(Number(status)) && { headers: RETRY_AFTER }),
      content: { 'application/json': { schema: ERROR } },
    },
  ]),
);

export function refusalReference(status: string) {
  const refusal = REFUSALS[Number(status)];
  return refusal && { $ref: `#/components/responses/${refusal.name}` };
}
