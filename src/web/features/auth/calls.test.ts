import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from './calls.ts';

const CREDENTIALS = { email: 'anna@example.org', password: 'a sloop at anchor' };

afterEach(() => vi.unstubAllGlobals());

function serverAnswers(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('window', { fetch });
  return fetch;
}

describe('signing in', () => {
  it('AUTH-10 answers the token and the user', async () => {
    const user = { email: CREDENTIALS.email, firstName: 'Anna' };
    const fetch = serverAnswers(async () =>
      Response.json({ success: true, token: 't', user, message: 'Welcome Back!' }),
    );
    expect(await signIn(CREDENTIALS)).toEqual({ success: true, session: { token: 't', user } });
    expect(fetch).toHaveBeenCalledWith(
      '/api/auth/sign-in',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(CREDENTIALS) }),
    );
  });

  it('AUTH-29 ERR-70 a network failure is no success: "Network error occurred"', async () => {
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await signIn(CREDENTIALS)).toEqual({ success: false, message: 'Network error occurred' });
  });

  it("ERR-19 a refusal has the server's words, or ours", async () => {
    serverAnswers(async () => Response.json({ error: 'Too many tries.' }, { status: 429 }));
    expect(await signIn(CREDENTIALS)).toEqual({ success: false, message: 'Too many tries.' });
    serverAnswers(async () => new Response('', { status: 400 }));
    expect(await signIn(CREDENTIALS)).toEqual({ success: false, message: 'Invalid email or password.' });
  });
});
