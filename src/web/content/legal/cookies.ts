import { VALIDITY } from '#domain/accounts/secrets.ts';
import { DAY } from '#domain/durations.ts';
import type { LegalText } from '#web/written/article.ts';
import { ICO, TEAM_EMAIL_LINK } from '../facts.ts';

const LOGIN_DAYS = VALIDITY.session / DAY;

export const COOKIE_POLICY: LegalText = {
  title: 'Cookie Policy',
  description: 'Which cookies and browser storage Slipway uses, what for, for how long, and how to choose.',
  updated: '2026-11-17',
  lead: 'Two cookies for signing in, a little storage in your browser, and nothing that follows you elsewhere.',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      blocks: [
        'A cookie is a small text that a website asks your browser to keep and sends back with later requests. Browsers also offer **local storage**, which stays until it is cleared, and **session storage**, which goes when you close the tab. The law treats them alike, and so does this policy: “cookies” here means all three.',
      ],
    },
    {
      id: 'how-we-use-them',
      heading: 'How we use them',
      blocks: [
        'To keep you signed in, to remember what you chose and what you have not finished, and, if you agree, to count which pages are viewed. We use none for advertising and none that recognise you on other websites.',
      ],
    },
    {
      id: 'types',
      heading: 'Types of cookies',
      blocks: [
        '**Essential: always active.** They do what you ask of us or remember it in your own browser, and nothing else. The law requires no consent for that.',
        {
          terms: [
            {
              title: 'slipway_session',
              text: 'Cookie. Keeps your browser signed in. Scripts cannot read it.',
            },
            {
              title: 'slipway_browser',
              text: 'Cookie. Lets us recognise your browser when you sign in or enter a code, so that nobody can lock you out by entering wrong passwords or codes. Scripts cannot read it. Kept for 400 days.',
            },
            { title: 'auth_token, current_user', text: 'Session storage. The same for one tab.' },
            {
              title: 'userEmail',
              text: 'Local storage. Tells your other tabs that you are signed in; removed when you sign out.',
            },
            {
              title: 'sign_out_unfinished',
              text: 'Local storage. Notes that you signed out while we could not be reached, until the sign-out is complete.',
            },
            { title: 'cookie_consent', text: 'Local storage. Your choice about cookies, and its date.' },
            {
              title: 'pendingRegistration, resetEmail',
              text: 'Local and session storage. A sign-up or password reset that is waiting for its code. Never the password itself.',
            },
            {
              title: 'react-router-scroll-positions',
              text: 'Session storage. Your position on each page, so that going back returns you there.',
            },
            {
              title: 'waiting_to_save',
              text: 'Local storage. Up to 50 boats and 10 searches that you wanted to save without being signed in, until you sign in or remove them on the watchlist page.',
            },
            {
              title: 'push_on',
              text: 'Local storage. Whether this browser shows notifications for your account, or that you did not want them, until you sign out.',
            },
            {
              title: 'recently_viewed',
              text: 'Local storage. The numbers of the last eight boats you looked at, to list them for you again. They stay in your browser; “Clear” beside the list removes them.',
            },
            {
              title: 'dimension_unit',
              text: 'Local storage. Whether you read and give sizes in feet or in metres, once you have chosen.',
            },
            {
              title: 'recent_searches',
              text: 'Local storage. Your last five searches, to offer them in the search box. They stay in your browser; “Clear” in the list removes them.',
            },
            {
              title: 'unsent_messages, failed_messages, written_to',
              text: 'Local storage. Messages you have started or that could not be sent, for 30 days, and when you wrote to a seller, for a year. They stay in your browser and are removed when you sign out.',
            },
            {
              title: 'Listing drafts',
              text: 'Local storage. What you have typed into a listing that you have not submitted.',
            },
            {
              title: 'offline, scripts, stored-watchlist',
              text: 'Cache storage. A page to show when you have no connection, the scripts of a boat’s page, and your watchlist as you last saw it; the watchlist is removed when you sign out.',
            },
          ],
        },
        '**Analytics: optional, and only with your consent.** If you agree, your browser tells us the path of each page you view (such as /search, without what you searched for). We set no analytics cookie and store no identifier with it. Without your consent nothing is sent.',
        '**Marketing: not currently used.** No choice can turn it on.',
        {
          note: {
            title: 'Counted without cookies',
            text: 'Views of a boat, revealed phone numbers, saves, enquiries and searches are counted for everyone, as anonymous figures for sellers and for us. They read and store nothing in your browser, carry no identifier, and so are not covered by this choice.',
          },
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third-party cookies',
      blocks: ['None. Our pages load nothing from other companies, so no one else can set a cookie here.'],
    },
    {
      id: 'managing-preferences',
      heading: 'Managing your preferences',
      blocks: [
        'You choose when you first visit: **Accept All Cookies**, **Essential Only** or **Customize**. Closing the banner means essential only. You can change your mind here at any time:',
      ],
    },
    {
      id: 'lifetimes',
      heading: 'How long they last',
      blocks: [
        {
          terms: [
            {
              title: 'Login',
              text: `${LOGIN_DAYS} days or until logout, whichever comes first. Session storage is cleared when you close the tab. The cookie that recognises your browser lasts 400 days, so that you are not locked out.`,
            },
            { title: 'Preferences', text: '1 year. Then we ask you again.' },
            {
              title: 'Analytics',
              text: '2 years at most for any analytics cookie. At present we set none; single page views are deleted after 90 days, and only daily totals remain.',
            },
            {
              title: 'Unfinished work',
              text: 'A sign-up waits 24 hours for its code. Drafts stay until you submit or delete them or clear your browser.',
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights in the UK',
      blocks: [
        'The Privacy and Electronic Communications Regulations 2003 (PECR) require clear information and, for anything that is not necessary or exempt, your consent. You may refuse without losing any part of the service, and withdraw consent at any time. For personal data you have the rights of the UK GDPR, described in our [Privacy Policy](/privacy-policy#your-rights).',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'If we use cookies in another way, we publish the new text here, with its date at the top of the page, before we do. If it needs your consent, we ask you again.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact and useful links',
      blocks: [
        `Questions: ${TEAM_EMAIL_LINK} or the [contact form](/contact). You may complain to us or to the ${ICO}.`,
        {
          list: [
            '[The ICO on cookies](https://ico.org.uk/for-the-public/online/cookies/)',
            '[Clear cookies in Chrome](https://support.google.com/chrome/answer/95647)',
            '[Clear cookies in Firefox](https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)',
            '[Clear cookies in Safari](https://support.apple.com/105082)',
            '[Clear cookies in Edge](https://support.microsoft.com/microsoft-edge/delete-cookies-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09)',
          ],
        },
      ],
    },
  ],
};
