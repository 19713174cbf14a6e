import type { Faq } from '#web/written/article.ts';
import { REVIEW_TIME, TEAM_EMAIL_LINK } from './facts.ts';

export const FAQS: readonly Faq[] = [
  {
    id: 'create-account',
    question: 'How do I create an account?',
    answer:
      'Choose [Sign In](/sign-in), then Sign Up, and give your name, email address and a password of at least eight characters. We send a six-digit code to your address. Enter it and you are ready. The code is valid for 24 hours. You need an account to list a boat, keep a watchlist or [save a search](/saved-searches) and be emailed when a boat comes up, but not to browse or contact a seller.',
  },
  {
    id: 'listing-cost',
    question: 'What does it cost to list a boat?',
    answer:
      'Nothing. A basic listing is free (£0), with photos and a video, and we take no commission while establishing the platform. See [Learn More](/learn-more) for what is included.',
  },
  {
    id: 'review-time',
    question: 'How long until my listing is live?',
    answer: `A person reviews every listing, ${REVIEW_TIME}. If it is not approved we tell you the reason, and you can change it and submit it again. When you edit a live listing, the approved version stays public until the change has been reviewed.`,
  },
  {
    id: 'contact-seller',
    question: 'How do I contact a seller?',
    answer:
      'Open the boat and use **Email Seller** or **Reveal Phone Number**. You do not need an account. If a button says “Not Available”, the seller has chosen not to be contacted that way. The seller replies to the email address or phone number you give. See [Contacting sellers](/buying-guide#contacting-sellers) for what to ask.',
  },
  {
    id: 'report-listing',
    question: 'What do I do about a listing that looks wrong?',
    answer: `Press **Report** on the listing and say what is wrong, or email ${TEAM_EMAIL_LINK}. A person looks at every report. If you have paid money or given away personal details, read [If you are targeted](/safety-tips#reporting-scams) first and call your bank.`,
  },
  {
    id: 'change-listing',
    question: 'How do I change, sell or remove my listing?',
    answer:
      'In [My Listings](/my-listings) you can edit a listing, mark it as sold or available again, and delete it. A sold boat leaves the search, and its page says SOLD. To delete your whole account, use Delete Account in your [profile](/profile).',
  },
];

export type Topic = { label: string; to: string };

/** What people come for, and where it is written. */
export const TOPIC_GROUPS: readonly { id: string; heading: string; topics: readonly Topic[] }[] = [
  {
    id: 'getting-started',
    heading: 'Getting started',
    topics: [
      { label: 'Sign in or create an account', to: '/sign-in' },
      { label: 'Search for boats', to: '/search' },
      { label: 'Understand a listing', to: '/buying-guide#understanding-listings' },
      { label: 'Contact a seller', to: '/buying-guide#contacting-sellers' },
    ],
  },
  {
    id: 'buying',
    heading: 'Buying a boat',
    topics: [
      { label: 'Make an offer', to: '/buying-guide#making-offers' },
      { label: 'Arrange a viewing', to: '/buying-guide#arranging-viewings' },
      { label: 'Surveys and inspections', to: '/buying-guide#surveys-inspections' },
      { label: 'Payment and paperwork', to: '/buying-guide#payment-paperwork' },
    ],
  },
  {
    id: 'selling',
    heading: 'Selling a boat',
    topics: [
      { label: 'How selling works', to: '/selling-guide' },
      { label: 'Verify your email', to: '/selling-guide#email-verification' },
      { label: 'Photos and descriptions', to: '/selling-guide#photos-descriptions' },
      { label: 'Manage enquiries', to: '/selling-guide#managing-inquiries' },
    ],
  },
  {
    id: 'safety',
    heading: 'Safety and privacy',
    topics: [
      { label: 'Identity verification', to: '/safety-tips#identity-verification' },
      { label: 'Report a scam', to: '/safety-tips#reporting-scams' },
      { label: 'Your data', to: '/privacy-policy' },
      { label: 'All safety tips', to: '/safety-tips' },
    ],
  },
];
