import { describe, expect, it } from 'vitest';
import { readVerifyAddress, verifyPath } from './verify-address.ts';

const read = (path: string) => readVerifyAddress(new URL(path, 'http://localhost').searchParams);

describe("the verify screen's address", () => {
  it('AUTH-11 names the email, whatever its signs', () => {
    expect(verifyPath({ email: 'anna@example.org' })).toBe('/verify-email?email=anna%40example.org');
    expect(read(verifyPath({ email: 'a+b&c@example.org' })).email).toBe('a+b&c@example.org');
  });

  it('AUTH-12 carries the code and "admin=true" for an administrator', () => {
    const path = verifyPath({ email: 'anna@example.org', adminCode: '012345' });
    expect(path).toBe('/verify-email?email=anna%40example.org&code=012345&admin=true');
    expect(read(path)).toEqual({
      email: 'anna@example.org',
      code: '012345',
      isAdmin: true,
      redirects: false,
    });
  });

  it('VERIFY-01 reads email, code, redirect and admin; anything but "true" is no', () => {
    expect(read('/verify-email?redirect=true')).toEqual({
      email: '',
      code: '',
      isAdmin: false,
      redirects: true,
    });
    expect(read('/verify-email?redirect=https://evil.example&admin=1')).toMatchObject({
      isAdmin: false,
      redirects: false,
    });
  });
});
