import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import type { Guide } from '#web/written/article.ts';
import { REVIEW_TIME } from '../facts.ts';

export const LEARN_MORE: Guide = {
  title: 'Learn More',
  description:
    'Sell your boat on Slipway for free: how listing works in four steps, what a listing can do, and what it costs.',
  lead: 'List your boat for free. No fee, no commission, no card: you write the listing, we check it, buyers write to you.',
  sections: [
    {
      id: 'free-listings',
      heading: 'Free, and why',
      blocks: [
        'A basic listing costs nothing, and we take no commission on the sale, while establishing the platform. A marketplace is only as good as its boats: we would rather have yours than a fee for it.',
        'Private sellers, brokers and dealers may list sailing boats, motorboats, small craft, narrowboats and other specialist vessels, superyachts, engines and parts.',
      ],
    },
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        {
          steps: [
            {
              title: 'Create',
              text: 'Describe your boat on three short pages and add your photos. We save your draft, so you can look up the engine number tomorrow.',
            },
            {
              title: 'Review and approval',
              text: `A person checks the listing, ${REVIEW_TIME}. If something is missing, we tell you what.`,
            },
            {
              title: 'Go live',
              text: 'Your boat appears in its category, in search and among the newest boats.',
            },
            {
              title: 'Manage enquiries',
              text: 'Buyers email or call, as you choose. Edit the listing, change the price or mark it as sold whenever you like.',
            },
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'What a listing can do',
      blocks: [
        {
          cards: [
            {
              title: 'Photo gallery',
              text: `Up to ${MEDIA_LIMITS.photos} photos and a video, full screen and quick on a phone, with location data removed.`,
            },
            {
              title: 'Search visibility',
              text: 'Found by type, make, size, price, place and plain words, with a page of its own for search engines and a preview for sharing.',
            },
            {
              title: 'Premium options',
              text: 'Such as featured placement: your boat first in the lists and on the home page for a number of days. Ask us if you are interested.',
            },
            {
              title: 'Performance analytics',
              text: 'How often your boat was viewed, saved and asked about. Figures only, never names.',
            },
          ],
        },
      ],
    },
    {
      id: 'plan',
      heading: 'What it costs',
      blocks: [
        {
          plan: {
            name: 'Basic listing',
            price: '£0',
            per: 'until it is sold',
            list: [
              `${MEDIA_LIMITS.photos} photos and ${MEDIA_LIMITS.videos} video`,
              'No commission on the sale',
              'Personal check before going live',
              'Email and phone enquiries, as you choose',
              'Edit and reprice at any time',
              'Views, saves and enquiries counted',
            ],
          },
        },
        'The [Selling Guide](/selling-guide) explains how to write a good one.',
      ],
    },
  ],
  next: {
    heading: 'List your boat for free',
    text: 'You can start without an account and sign in when you add photos.',
    actions: [
      { to: '/sell-boat', label: 'List Your Boat' },
      { to: '/selling-guide', label: 'Selling Guide' },
    ],
  },
};
