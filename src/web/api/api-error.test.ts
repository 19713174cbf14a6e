import { describe, expect, it } from 'vitest';
import { ApiError, errorFromBody, isNetworkFailure, sentenceOf } from './api-error.ts';

const answer = (status: number, body: string) => errorFromBody(new Response(body, { status }));

describe('what a failed call says', () => {
  it("ERR-19 is the server's sentence when there is one", async () => {
    const error = await answer(400, '{"error":"Invalid email or password."}');
    expect(sentenceOf(error, 'Something else.')).toBe('Invalid email or password.');
  });

  it.each(['', '<html>', '{}', '{"error":""}'])('ERR-18 is ours when the server answers %j', async (body) => {
    expect(sentenceOf(await answer(502, body), 'Please try again.')).toBe('Please try again.');
  });

  it('ERR-20 is our own when the server was not reached', () => {
    const unreached = new TypeError('Failed to fetch');
    expect(sentenceOf(unreached, 'Please try again.')).toBe('Please try again.');
    expect(isNetworkFailure(unreached)).toBe(true);
    expect(isNetworkFailure(new ApiError('No', 400))).toBe(false);
  });
});
