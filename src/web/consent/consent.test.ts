import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import { consentRecord, createConsentStore, parseConsent } from './consent.ts';

describe('cookie consent', () => {
  it('COOKIE-01 is unset until a choice is made', () => {
    expect(createConsentStore(memoryStorage()).read()).toBeNull();
  });

  it('COOKIE-05 COOKIE-09 any choice is stored under "cookie_consent"', () => {
    const storage = memoryStorage();
    const store = createConsentStore(storage);
    store.choose({ analytics: true });
    expect(JSON.parse(storage.getItem('cookie_consent') ?? '')).toMatchObject({
      essential: true,
      analytics: true,
    });
    expect(store.read()).toMatchObject({ analytics: true, marketing: false });
  });

  it('COOKIE-06 has exactly essential, analytics, marketing and a timestamp', () => {
    expect(consentRecord({ analytics: true }, new Date('2026-11-03T10:00:00Z'))).toEqual({
      essential: true,
      analytics: true,
      marketing: false,
      timestamp: '2026-11-03T10:00:00.000Z',
    });
  });

  it('COOKIE-07 essential is always true', () => {
    expect(consentRecord({ analytics: false }).essential).toBe(true);
  });

  it('COOKIE-08 marketing cannot be turned on, not even by an edited record', () => {
    const edited = { ...consentRecord({ analytics: true }), marketing: true };
    expect(parseConsent(JSON.stringify(edited))?.marketing).toBe(false);
  });

  it.each(['', '{', 'null', '1', '{"analytics":true}', '{"essential":true}'])(
    'treats the stored text %j as no choice',
    (text) => {
      expect(parseConsent(text)).toBeNull();
    },
  );

  it('LEGAL-15 a choice is valid for a year, then the banner asks again', () => {
    const chosen = JSON.stringify(consentRecord({ analytics: true }, new Date('2026-11-03T10:00:00Z')));
    expect(parseConsent(chosen, new Date('2027-11-03T09:59:59Z'))).toMatchObject({ analytics: true });
    expect(parseConsent(chosen, new Date('2027-11-03T10:00:00Z'))).toBeNull();
  });

  it('can be asked again', () => {
    const store = createConsentStore(memoryStorage());
    store.choose({ analytics: false });
    store.reopen();
    expect(store.read()).toBeNull();
  });
});
