import type { Guide } from '#web/written/article.ts';
import { OFFER_BELOW_ASKING, SURVEY_ADVISED_ABOVE, SURVEY_COST } from '../facts.ts';

export const BUYING_GUIDE: Guide = {
  title: 'Buying Guide',
  description:
    'How to read a listing, make an offer, arrange a viewing and a survey, and complete the purchase of a boat in the UK.',
  lead: 'From first search to the day you take the keys: what to look at and ask, what it will cost and which papers change hands.',
  sections: [
    {
      id: 'before-you-start',
      heading: 'Before you start',
      blocks: [
        'The price on the listing is only the beginning. Work out what you can spend each year before you fall for a boat, and where you will keep her before you buy her: in many harbours the berth is harder to find than the boat.',
        {
          figures: [
            {
              value: '£1,000-£5,000',
              label: 'Mooring, a year; more in the marinas of the south coast and for large boats',
            },
            { value: '10-15%', label: 'Maintenance, of the boat’s value a year' },
            { value: SURVEY_COST, label: 'Survey before you buy, plus the lift-out' },
            { value: OFFER_BELOW_ASKING, label: 'First offer, below the asking price' },
          ],
        },
        'Add insurance, fuel, licences or harbour dues, winter storage, and a reserve for the first season. Almost every boat wants something in her first year with a new owner.',
        {
          note: {
            title: 'Private seller or trade?',
            text: 'When you buy from a **dealer** or another business, the Consumer Rights Act 2015 applies: the boat must be of satisfactory quality, fit for purpose and as described. When you buy from a **private person**, even through a broker acting for one, she must be as described and theirs to sell, but the rest is your risk. Each listing says “Private Seller” or “Broker”. Ask whose boat it is before you make an offer.',
          },
        },
      ],
    },
    {
      id: 'understanding-listings',
      heading: 'Understanding listings',
      blocks: [
        'A good listing tells you what a surveyor would want to know first: make, model, year, length, hull material, engine and hours, and what has been done to her and when. Read the description twice, and note what it leaves out.',
        {
          terms: [
            {
              title: 'Badges',
              text: '**NEW** is a boat sold as new, **PROJECT** one that needs work before she sails, **FEATURED** one that is shown first for a while.',
            },
            {
              title: 'Length',
              text: 'In feet and metres, from the seller. Marinas charge by length overall, including bowsprit, davits and bathing platform: ask which length is given.',
            },
            {
              title: 'Condition',
              text: 'The seller’s own view. Photos of the bilge, the engine and the rigging say more than the word.',
            },
            {
              title: 'VAT status',
              text: 'Whether the seller says that VAT has been paid. It is only worth what the papers show: see [Payment and paperwork](#payment-paperwork).',
            },
            {
              title: 'Location',
              text: 'Where the boat is. A boat ashore is easier to inspect; one afloat is easier to try.',
            },
          ],
        },
        'To get a feel for prices, compare several boats of the same type and age. [Search](/search) sorts by price, length and distance, and you can save those you like to your [watchlist](/watchlist).',
        'Our team reads every listing before it appears. That keeps many bad ones out, but we do not inspect boats or check title: that part is yours.',
      ],
    },
    {
      id: 'contacting-sellers',
      heading: 'Contacting sellers',
      blocks: [
        'Sellers choose for each listing how they can be reached. **Email Seller** sends your message without showing you the seller’s address; they reply to the address you give. **Reveal Phone Number** shows the number where the seller allows it. You do not need an account for either.',
        'Ask these before you drive anywhere:',
        {
          list: [
            'Why is she for sale, and how long have you owned her?',
            'Are you the sole owner, and is there any finance, mortgage or unpaid yard bill on her?',
            'Which papers come with her: bills of sale, VAT, conformity, registration, service records?',
            'When were engine, rigging, anodes, seacocks and gas last serviced, and by whom?',
            'When was she last surveyed, insured and out of the water? May I see the report?',
            'What stays aboard, and what does not? Is the berth or mooring transferable?',
          ],
        },
        'Keep the conversation in writing where you can. A statement in an email is a description that you can rely on later.',
      ],
    },
    {
      id: 'arranging-viewings',
      heading: 'Arranging viewings',
      blocks: [
        'See the boat, and the owner, before any money moves. Go by day, in old clothes, with a torch, a mirror, a notebook and, if you can, a friend who knows boats. Ask the seller not to start the engine before you arrive: a cold start tells you most.',
        {
          cards: [
            {
              title: 'On deck and below the waterline',
              list: [
                'Soft spots, star cracks, blisters and repairs of another colour',
                'Keel joint, rudder play, skin fittings, seacocks, anodes',
                'Standing rigging: its age matters more than its shine',
                'Steel and aluminium: plate thickness, pitting, anodes',
              ],
            },
            {
              title: 'Below',
              list: [
                'Water in the bilge, tide marks, a smell of diesel or damp',
                'Engine: cold start, smoke, oil, mounts, hours against service records',
                'Gas, electrics and shore power: tidy, labelled, certified',
                'Headlining, chainplates and window frames for leaks',
              ],
            },
          ],
        },
        'Compare the hull identification number (HIN or CIN) on the transom and the engine numbers with the papers. They must match. A sea trial comes later, once an offer has been agreed subject to it.',
      ],
    },
    {
      id: 'making-offers',
      heading: 'Making offers',
      blocks: [
        `There is no fixed rule, but first offers are often ${OFFER_BELOW_ASKING} below asking. Give reasons: similar boats for less, rigging past its time, a survey that is due. A fair offer with reasons, and the money ready, beats a low one without.`,
        {
          list: [
            'Make the offer in writing and **subject to survey and sea trial**.',
            'Say what is included: tender, outboard, liferaft, sails, berth.',
            'Agree a deposit, usually 10%, only with a signed agreement that says when you get it back. With a broker it belongs in a separate client account.',
            'Agree a day for the survey and a day for completion.',
          ],
        },
        'If the survey finds faults, you may withdraw, ask for repairs or agree a new price, as the agreement says. The RYA and the brokers’ associations (ABYA and British Marine) publish forms of agreement that are worth using even between friends.',
      ],
    },
    {
      id: 'surveys-inspections',
      heading: 'Surveys and inspections',
      blocks: [
        `Have any boat above ${SURVEY_ADVISED_ABOVE} surveyed, and a cheaper one if you would be sorry to lose the money. A pre-purchase survey costs about ${SURVEY_COST} for most boats, more for large ones; the lift-out and pressure wash come on top. Most insurers want a recent one for older boats anyway.`,
        {
          terms: [
            {
              title: 'Pre-purchase',
              text: 'The full look at hull, deck, rig, systems and safety, out of the water. The one to have before you buy.',
            },
            {
              title: 'Engine',
              text: 'By a marine engineer, with oil analysis if the engine is a large part of the price. General surveyors look at engines only from the outside.',
            },
            {
              title: 'Rig',
              text: 'By a rigger. Many insurers ask for standing rigging to be renewed after ten to fifteen years.',
            },
            {
              title: 'Hull thickness',
              text: 'Ultrasonic, for steel boats and above all for narrowboats and barges.',
            },
            {
              title: 'Insurance',
              text: 'Condition and value only. It does not replace a pre-purchase survey.',
            },
          ],
        },
        'Choose and pay the surveyor **yourself**, never one that the seller offers, and look for membership of the Yacht Designers and Surveyors Association (YDSA) or the International Institute of Marine Surveying (IIMS) and professional indemnity insurance. The report is written for you: an older one made for someone else gives you no claim.',
        {
          note: {
            title: 'Boats for rivers and canals',
            text: 'Most inland waters need a **Boat Safety Scheme** certificate, renewed every four years, before they license a boat. You can check one by the boat’s index number with the [Boat Safety Scheme](https://www.boatsafetyscheme.org). A licence of the [Canal & River Trust](https://canalrivertrust.org.uk), the Environment Agency or the Broads Authority does not pass to you with the boat: you need your own, with third-party insurance, and on the Trust’s waters a home mooring or a declaration that you cruise continuously.',
          },
        },
      ],
    },
    {
      id: 'payment-paperwork',
      heading: 'Payment and paperwork',
      blocks: [
        'You buy the papers as much as the boat. Before the balance is paid you should have seen the originals of these, and they should agree with each other and with the numbers on the hull:',
        {
          terms: [
            {
              title: 'Bill of sale',
              text: 'Signed by every owner, naming the boat, her numbers, the price and both sides, and stating that she is free of debts. Ask for the earlier bills as well: an unbroken chain shows that she is theirs to sell. A boat on Part 1 of the register needs the Registry’s own form.',
            },
            {
              title: 'Registration',
              text: '**Part 1** of the UK Ship Register records title and mortgages; a transcript shows both. The Small Ships Register (**SSR**, Part 3) is for travelling abroad: it proves nothing about ownership and ends when the boat is sold, so you need to register again.',
            },
            {
              title: 'VAT',
              text: 'The original VAT invoice or other evidence that VAT was paid. A boat that is VAT-paid in the UK is not automatically so in the European Union, nor the other way round, since 1 January 2021. Ask HMRC or an adviser if she has been abroad.',
            },
            {
              title: 'RCR and CE papers',
              text: 'A boat of 2.5 to 24 metres built or first brought here since 16 June 1998 needs a UKCA or CE mark under the Recreational Craft Regulations: builder’s plate, hull number, declaration of conformity and owner’s manual. Without them she may be unlawful to sell and costly to put right.',
            },
            {
              title: 'Inland waters',
              text: 'Boat Safety Scheme certificate, gas report, index number and licence history.',
            },
            {
              title: 'The rest',
              text: 'Service records, manuals, survey reports, ship radio licence, liferaft and EPIRB certificates. The EPIRB must be registered in your name.',
            },
          ],
        },
        '**Outstanding finance.** Debts can follow a boat to her new owner, and there is no single register of them. Ask for a transcript if she is on Part 1, look at the charges at Companies House if a company sells, ask the yard and marina for unpaid bills, and have the seller declare in writing that none exist. The law that protects private buyers of cars on hire purchase does not cover boats.',
        '**Paying.** Use a bank transfer to an account in the seller’s own name, checked by Confirmation of Payee and confirmed by a phone call to a number that you already had. Never act on bank details that change by email. Pay the balance when you have the signed papers and the keys, not before; a broker’s client account or a solicitor can hold it for both of you. See our [Safety Tips](/safety-tips).',
        '**Afterwards.** Insure her from the minute she is yours, register or license her in your name, tell the marina, and change the contact details of EPIRB, AIS and radio.',
      ],
    },
  ],
  next: {
    heading: 'Ready to look?',
    text: 'Search every boat on Slipway, or ask us if something here is not clear.',
    actions: [
      { to: '/search', label: 'Browse boats' },
      { to: '/contact', label: 'Contact Us' },
    ],
  },
};
