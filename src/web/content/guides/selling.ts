import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import type { Guide } from '#web/written/article.ts';
import { NEGOTIATION_ROOM, REVIEW_TIME } from '../facts.ts';

export const SELLING_GUIDE: Guide = {
  title: 'Selling Guide',
  description:
    'How to sell a boat on Slipway: price, photos, description, verification, enquiries and a safe handover.',
  lead: 'What makes a listing sell, what happens after you submit it, and how to hand a boat over safely.',
  sections: [
    {
      id: 'why-sell',
      heading: 'Why sell on Slipway',
      blocks: [
        {
          cards: [
            {
              title: 'Free',
              text: 'A basic listing costs £0, and we take no commission while establishing the platform. The price you agree is the price you keep.',
            },
            {
              title: 'Personal verification',
              text: `A person reads every listing and looks at every photo before it goes live, ${REVIEW_TIME}.`,
            },
            {
              title: 'Quality buyers',
              text: 'People who search by type, length, price and location, and who can read all the details before they contact you.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      heading: 'Four steps',
      blocks: [
        {
          steps: [
            {
              title: 'Create your listing',
              text: 'There are three pages: boat details, photos and description, and review. You can save a draft at any time and carry on later. [Start a listing](/sell-boat).',
            },
            {
              title: 'Verify your email',
              text: 'We send a six-digit code to your address, so that buyers’ messages reach you and nobody lists in your name.',
            },
            {
              title: 'Personal verification within 24 hours',
              text: 'Our team checks the listing, usually within 24 hours. If something is missing, we tell you what, so you can fix it and resubmit.',
            },
            {
              title: 'Manage enquiries',
              text: 'Messages arrive by email. For each listing, you decide whether buyers can email you, call you or both.',
            },
          ],
        },
      ],
    },
    {
      id: 'pricing',
      heading: 'Setting the price',
      blocks: [
        {
          list: [
            'Compare boats of the same make, model and age in [Search](/search), and note how long they have been listed.',
            `Leave ${NEGOTIATION_ROOM} room for negotiation. More puts buyers off; less leaves you no room to move.`,
            'Count what adds value: new rigging, a recent survey, engine hours with records, a transferable berth. Fashionable electronics add less than they cost.',
            'State the VAT position plainly. A trade seller’s price to consumers must include VAT.',
            'No enquiries in four weeks usually means the price is too high. Lower it rather than wait for the season to end.',
          ],
        },
      ],
    },
    {
      id: 'photos-descriptions',
      heading: 'Photos and descriptions',
      blocks: [
        `You can add up to ${MEDIA_LIMITS.photos} photos and ${MEDIA_LIMITS.videos} video of up to ${MEDIA_LIMITS.videoSeconds} seconds. The first photo is the cover: it decides whether anyone looks at the others.`,
        {
          cards: [
            {
              title: 'Photography tips',
              list: [
                'Clean and tidy the boat first, and put away what is not for sale',
                'Soft light, morning or evening, with the sun behind you',
                'Landscape format and a level horizon',
                'The whole boat from the quarter, then deck, cockpit, saloon, cabins, galley, heads, engine, bilge',
                'The faults too: buyers who know about them come to buy',
              ],
            },
            {
              title: 'For the video',
              list: [
                'A cold start of the engine, with sound',
                'A slow walk from bow to stern and below',
                'Hold the phone sideways and keep it still',
                'No faces, number plates or house numbers',
              ],
            },
            {
              title: 'What to include',
              list: [
                'Make, model, year, builder and designer',
                'Engine, hours, last service, fuel',
                'What was renewed, when and by whom',
                'Inventory: what stays aboard, and what does not',
                'Papers: VAT, conformity, registration, Boat Safety certificate',
                'Known faults, honestly',
              ],
            },
            {
              title: 'What to avoid',
              list: [
                '**No personal contact details** in title, description or photos: no phone number, email or web address. Buyers can use the contact buttons, and scammers find nothing to copy',
                'Words without facts: “stunning”, “must be seen”',
                'Capital letters throughout',
                'Photos that are not of this boat, or not yours to use',
              ],
            },
          ],
        },
        'What you write must be true. A false statement about condition, age or history gives the buyer a claim against you, even in a private sale.',
      ],
    },
    {
      id: 'email-verification',
      heading: 'Email verification',
      blocks: [
        'When you create an account we send a six-digit code to your address. It is valid for 24 hours and five attempts. A new code replaces the old one. No message after a few minutes? Check your spam folder, then ask for another.',
        'We never ask for this code by phone or in a message. Anyone who does is trying to get into your account.',
      ],
    },
    {
      id: 'verification',
      heading: 'Verification of your listing',
      blocks: [
        `Every listing is read by a person before the public sees it, ${REVIEW_TIME}. We look for a real boat at a realistic price, photos of that boat, a description without contact details, and nothing unlawful. Sellers need phone verification where a listing raises questions: we call the number you gave before we approve it.`,
        {
          terms: [
            { title: 'Approved', text: 'Your listing is live, and counts as new from then on.' },
            {
              title: 'Not approved',
              text: 'We tell you the reason. Change the listing and submit it again.',
            },
            {
              title: 'Edits',
              text: 'While we review your changes, buyers see the approved version.',
            },
          ],
        },
      ],
    },
    {
      id: 'managing-inquiries',
      heading: 'Managing enquiries',
      blocks: [
        {
          list: [
            'Answer within a day. The first seller to answer often makes the sale.',
            'Keep the facts to hand: papers, service dates, times for a viewing.',
            'Mark the boat as sold once it is. The page stays online as sold and takes no more messages.',
          ],
        },
        '**Enquiry safety.** Most buyers are who they say they are. Be wary when:',
        {
          list: [
            'they offer more than you ask, or the full price without a question;',
            'they cannot view the boat or speak on the phone, and a “shipping agent” will collect it;',
            'they send a cheque or a “payment confirmation” for too much and want the difference back;',
            'they ask for a code, a password, your bank login or a copy of your passport;',
            'they send a link to “confirm” the listing or the payment. We never ask for that.',
          ],
        },
        'Meet at the boat, in daylight and not alone, and ask for proof of identity before a sea trial. Stay aboard and keep the keys until you are paid. More in [Safety Tips](/safety-tips).',
      ],
    },
    {
      id: 'completing-the-sale',
      heading: 'Completing the sale',
      blocks: [
        {
          cards: [
            {
              title: 'Documents',
              list: [
                'Bill of sale, signed by all owners, two copies; the Registry’s own form for a Part 1 boat',
                'Earlier bills of sale and builder’s certificate',
                'VAT evidence, declaration of conformity, owner’s manual',
                'Registration papers: tell the Registry, as SSR registration ends with the sale',
                'Boat Safety Scheme certificate for inland boats; a licence stays with you and may be refunded',
                'Settlement letter if there was finance: it must be paid off at or before completion',
              ],
            },
            {
              title: 'Payment security',
              list: [
                'Take a bank transfer, and see the money in your own account before you hand over keys or papers',
                'Look in your banking app yourself; never trust a screenshot or a message',
                'A cheque can be recalled for days after it seems to have cleared: do not release the boat against one',
                'Put any deposit into a signed agreement: amount, conditions, refund',
                'Never refund an “overpayment”',
              ],
            },
          ],
        },
        '**If you sell as a business**, say so. Your buyers have the rights of the Consumer Rights Act 2015, among them thirty days to reject a faulty boat; if you sell at a distance they may in most cases cancel within fourteen days. Leaving out what a buyer needs to know is an unfair practice under the Digital Markets, Competition and Consumers Act 2024.',
        'Afterwards cancel insurance, berth and licence, and take your data off plotter, EPIRB and AIS.',
      ],
    },
  ],
  next: {
    heading: 'Ready to list your boat?',
    text: 'It is free, and you can save a draft at any step.',
    actions: [
      { to: '/sell-boat', label: 'List Your Boat' },
      { to: '/contact', label: 'Contact Us' },
    ],
  },
};
