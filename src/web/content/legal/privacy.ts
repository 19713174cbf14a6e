import { RETENTION, retentionText } from '#domain/retention.ts';
import type { LegalText } from '#web/written/article.ts';
import { ICO, TEAM_EMAIL_LINK } from '../facts.ts';

export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  description:
    'What personal data Slipway holds, why, for how long, who sees it, and your rights under UK law.',
  updated: '2026-11-17',
  lead: 'What we know about you, why, for how long and who else sees it. We collect little, sell nothing and show no advertising.',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        `Slipway (“we”, “us”) decides how and why your personal data is used on this website and is its controller under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018, as amended by the Data (Use and Access) Act 2025. You can reach us about anything in this policy at ${TEAM_EMAIL_LINK} or by our [contact form](/contact).`,
        'Once you write to a seller, or a buyer writes to you, that person is responsible for what they do with your message and details.',
      ],
    },
    {
      id: 'data-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          terms: [
            {
              title: 'Account',
              text: 'Name, email address, whether you are a private seller, broker or dealer, and your password, stored only as a hash from which it cannot be read.',
            },
            {
              title: 'Sign-in',
              text: 'For each signed-in device: when it signed in, when it was last used and which browser it says it is. You see the list in your profile. If you turn notifications on, also the address and keys that your browser gave us for them, until the session ends.',
            },
            {
              title: 'Listings',
              text: 'What you write about a boat, its location, photos and video, the seller’s name, and a telephone number if you give one. Location and camera data inside photos is removed when you upload them.',
            },
            {
              title: 'Messages',
              text: 'What you send to a seller (name, email address, telephone number if given, message), to us, or in a report about a listing.',
            },
            {
              title: 'Watchlist',
              text: 'The boats that you save to your account, and your notes about them, which only you can see.',
            },
            {
              title: 'Saved searches',
              text: 'The filters of each search that you save, its name, how often we email you about it, and which boats we have told you about.',
            },
            {
              title: 'Use of the site',
              text: 'Anonymous counts: how often a boat was viewed, saved or asked about, how often its phone number was revealed, and how often people searched. With your consent also which pages were viewed. None of these is stored with your name, account, address or any other identifier.',
            },
            {
              title: 'Technical',
              text: 'Your network (IP) address and browser reach our server with every request. We use them for a short time to count a visit once and to limit abuse, in scrambled form, and do not write them into our logs. With your account we keep the browsers and addresses you signed in from, and with each valid code the address that asked for it, all in scrambled form, so that strangers cannot lock you out.',
            },
          ],
        },
        'We do not ask for special category data (such as health, beliefs or ethnic origin), do not buy data about you and make no decisions about you by automated means alone. Slipway is not for people under 18.',
      ],
    },
    {
      id: 'purposes',
      heading: 'What we use it for',
      blocks: [
        {
          list: [
            'to run your account, publish your listings, and keep your watchlist and saved searches;',
            'to email you about new boats in your saved searches, as often as you chose. Each email has a link that stops it;',
            'to pass a buyer’s message to the seller, and to show a telephone number or open the message form where the seller has agreed;',
            'to check listings before they go live and to look into reports;',
            'to send service messages: codes, results of a check, security notices. We send no marketing;',
            'to keep the service secure and to prevent fraud and abuse;',
            'to give sellers figures about their listings and, with consent, to see which pages are used;',
            'to answer you, and to meet legal duties.',
          ],
        },
      ],
    },
    {
      id: 'legal-basis',
      heading: 'Our legal basis',
      blocks: [
        {
          terms: [
            {
              title: 'Contract',
              text: 'Account, listings, watchlist, saved searches with their emails, service messages, passing on enquiries: we need the data to give you what you asked for.',
            },
            {
              title: 'Consent',
              text: 'Counting page views. You may say no, and change your mind at any time in our [Cookie Policy](/cookie-policy#managing-preferences).',
            },
            {
              title: 'Legitimate interests',
              text: 'Checking listings, preventing fraud and abuse, anonymous figures for sellers, answering messages from people without an account. We have weighed these against your interests and keep the data to what is needed.',
            },
            {
              title: 'Legal obligation',
              text: 'Reports of illegal content under the Online Safety Act 2023, lawful requests of courts and authorities, requests about your rights.',
            },
          ],
        },
      ],
    },
    {
      id: 'storage-retention',
      heading: 'Storage and retention',
      blocks: [
        'Data travels encrypted. Passwords, codes and sign-in secrets are stored only as hashes. Only members of our team who need it can see personal data. We keep it no longer than this, and delete it during the following night:',
        { terms: Object.values(RETENTION).map((row) => ({ title: row.title, text: retentionText(row) })) },
        'To delete your account, use **Delete Account** in your [profile](/profile) or write to us. A member of our team carries it out, within one month at the latest, and you receive a last email when it is done. A report that you sent about someone else’s listing stays, without your address.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who sees it',
      blocks: [
        {
          list: [
            '**The public** sees your listing: boat, place, photos and the seller’s name. Never your email address; your telephone number only on request and only if you allowed it for that listing.',
            '**The seller** receives the name, email address, telephone number and message that you send as a buyer.',
            '**Companies that work for us** under contract: hosting, storage of files and delivery of email. They may use the data only on our instructions.',
            '**Authorities**, where the law requires it or to report a crime.',
            '**A successor**, should the service pass to another operator, who is then bound by this policy.',
          ],
        },
        'We do not sell personal data. Where a company that works for us keeps data outside the United Kingdom, we rely on UK adequacy regulations or on the International Data Transfer Agreement.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Under the UK GDPR you may, free of charge,',
        {
          list: [
            'have a copy of your data (**access**);',
            'have wrong data put right (**rectification**);',
            'have data deleted (**erasure**) or its use limited (**restriction**);',
            'take the data you gave us elsewhere (**portability**);',
            '**object** to use that rests on legitimate interests;',
            '**withdraw consent** at any time, without effect on what was done before.',
          ],
        },
        'Write to us, and we answer within one month. If a request is complex the law allows two months more; we then tell you why within the first. We may ask for proof of your identity.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        'We use two cookies, one to keep you signed in and one to recognise your browser, and a little storage in your browser. Page views are counted only with your consent. The [Cookie Policy](/cookie-policy) names each one, what it is for and how long it lasts.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third parties and links',
      blocks: [
        'No part of our pages is loaded from another company: no advertising, social media buttons, trackers, maps or fonts. Listings and guides may link to other websites, whose own policies apply there.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When this policy changes, we publish the new text here, with its date at the top of the page, before it takes effect.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        `Questions and requests about your data: ${TEAM_EMAIL_LINK}, or the [contact form](/contact) with the subject “Privacy”.`,
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        `If you think that we handle your data wrongly, please complain to us first: by the [contact form](/contact) or at ${TEAM_EMAIL_LINK}. As the Data (Use and Access) Act 2025 requires, we acknowledge a complaint within 30 days, look into it without undue delay and tell you the outcome.`,
        `You may also complain to the data protection regulator, the ${ICO} (ICO), which that Act makes the Information Commission: [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/), telephone [0303 123 1113](tel:03031231113). And you may go to court.`,
      ],
    },
  ],
};
