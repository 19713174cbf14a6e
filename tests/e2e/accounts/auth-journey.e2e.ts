import { accountJourney } from '../support/account-journey.ts';
import { createOwnDatabase } from '../support/own-database.ts';
import { startOwnServer } from '../support/own-server.ts';
import { startSmtpServer } from '../support/smtp.ts';
import { closePages, expect, test } from '../support/test.ts';

const JOURNEY =
  'register, verify, sign out and in, new tab, change password, sign out everywhere, forgot, reset, sign in';

test.describe('the life of an account', () => {
  test(`GEN-02 ${JOURNEY}: with mail through a real SMTP server`, async ({ page }) => {
    const smtp = await startSmtpServer();
    const server = await startOwnServer({
      DATABASE_URL: await createOwnDatabase(),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Slipway <hello@slipway.example>',
    });
    try {
      const secrets = await accountJourney(page, smtp, server.url);
      for (const { from, to } of smtp.envelopes()) {
        expect(from).toBe('hello@slipway.example');
        expect(to).toHaveLength(1);
      }
      expect(server.log()).toContain('/api/auth/sign-in');
      // A code may coincide with part of a longer number, such as a time.
      for (const secret of secrets)
        expect(server.log()).not.toMatch(new RegExp(`(?<![\\d.])${secret}(?![\\d.])`));
      await closePages(page.context());
    } finally {
      await server.stop();
      await smtp.stop();
    }
  });
});
