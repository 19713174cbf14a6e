import { describe, expect, it } from 'vitest';
import { newSessionSecrets, sessionSecretHash, tokenOf } from './session-secrets.ts';

describe('the secrets of a session', () => {
  it('are 256 bits each, new for every session', () => {
    const [one, two] = [newSessionSecrets(), newSessionSecrets()];
    for (const secret of [one.token, one.cookie, two.token, two.cookie])
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(new Set([one.token, one.cookie, two.token, two.cookie]).size).toBe(4);
  });

  it('the token is derived from the cookie, so that every tab gets the same one', () => {
    const { cookie, token } = newSessionSecrets();
    expect(tokenOf(cookie)).toBe(token);
  });

  it('a value that cannot be a secret has no hash', () => {
    for (const text of ['', 'x', `${'A'.repeat(42)}.`, 'A'.repeat(44), `${'A'.repeat(43)}\n`])
      expect(sessionSecretHash(text)).toBeUndefined();
    expect(sessionSecretHash('A'.repeat(43))).toHaveLength(32);
  });
});
