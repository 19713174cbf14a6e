import type { LegalText } from '#web/written/article.ts';
import { REVIEW_TIME, TEAM_EMAIL_LINK } from '../facts.ts';

export const DISCLAIMER: LegalText = {
  title: 'Disclaimer',
  description:
    'What Slipway is and is not responsible for: listings, boats, prices, guides, links and other people’s data.',
  updated: '2026-11-15',
  lead: 'What you may rely on here and what you must check yourself. Nothing on this page takes away a right that the law gives you.',
  sections: [
    {
      id: 'general',
      heading: 'General',
      blocks: [
        'We take care that this website is right and up to date, but cannot promise that everything on it is complete, correct or current. This page goes with our [Terms & Conditions](/terms-conditions), which govern what we are liable for.',
      ],
    },
    {
      id: 'marketplace',
      heading: 'A marketplace, not a seller',
      blocks: [
        'Slipway shows the listings of others. We neither own, sell, broker nor deliver the boats, and are not a party to any sale.',
      ],
    },
    {
      id: 'listings',
      heading: 'Listings',
      blocks: [
        `Descriptions, figures, photos and prices come from sellers. Our team reads each listing before it is public, ${REVIEW_TIME}, to keep out what is plainly false or unlawful. That is not a check of the boat: measurements, condition, engine hours, year and equipment are the seller’s claims.`,
      ],
    },
    {
      id: 'condition-and-survey',
      heading: 'Condition and safety of boats',
      blocks: [
        'We do not inspect boats and say nothing about their seaworthiness. Have a boat surveyed before you buy her, and make sure boat and crew are ready for the passage before you leave.',
      ],
    },
    {
      id: 'title-and-papers',
      heading: 'Title, finance and papers',
      blocks: [
        'We do not check ownership, outstanding finance, VAT, registration, conformity (UKCA or CE), Boat Safety Scheme or licence. The VAT status on a listing is what the seller states. See [Payment and paperwork](/buying-guide#payment-paperwork).',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and figures',
      blocks: [
        'Asking prices are not valuations. Averages, counts and distances are worked out from the listings as a rough guide. Costs in our guides are rules of thumb that differ from boat to boat and place to place.',
      ],
    },
    {
      id: 'not-advice',
      heading: 'Guides are not advice',
      blocks: [
        'Our guides give general information for the United Kingdom on the day they were written. They are not legal, tax, financial or surveying advice. For your own case ask a solicitor, accountant, broker or surveyor.',
      ],
    },
    {
      id: 'users',
      heading: 'Other users',
      blocks: [
        'A verified email address does not prove who someone is. Dealings between users are at their own risk; our [Safety Tips](/safety-tips) help you keep that risk small.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to other websites',
      blocks: [
        'We link to authorities, associations and services for convenience. We do not run those sites, do not answer for them, and earn nothing from the links.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability',
      blocks: [
        'We may interrupt the service for maintenance or repair, and change or end parts of it. Keep your own copy of what matters to you, such as photos and papers.',
      ],
    },
    {
      id: 'data-and-credits',
      heading: 'Map data, credits and contact',
      blocks: [
        'Place names and their positions come in part from [GeoNames](https://www.geonames.org), used under the [Creative Commons Attribution 4.0 licence](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0); we chose those of the United Kingdom and added our own. GeoNames does not endorse Slipway. Distances are in a straight line and **not for navigation**.',
        `Found a mistake? Tell us at ${TEAM_EMAIL_LINK} or with the [contact form](/contact), and we will correct it.`,
      ],
    },
  ],
};
