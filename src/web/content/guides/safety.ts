import type { Guide } from '#web/written/article.ts';
import {
  REPORT_FRAUD,
  REPORT_FRAUD_PHONE,
  REVIEW_TIME,
  SURVEY_ADVISED_ABOVE,
  TEAM_EMAIL_LINK,
} from '../facts.ts';

export const SAFETY_TIPS: Guide = {
  title: 'Safety Tips',
  description:
    'How to buy and sell a boat safely: tips for both sides, ten red flags, four common scams and what to do if you are targeted.',
  lead: 'Most people who buy and sell boats are honest. These habits keep you safe from the few who are not.',
  sections: [
    {
      id: 'for-buyers',
      heading: 'For buyers',
      blocks: [
        {
          list: [
            '**See the boat and meet the owner** before you pay anything, deposits included.',
            `**Have her surveyed.** We advise a marine survey for any boat over ${SURVEY_ADVISED_ABOVE}, by a surveyor whom you choose.`,
            '**Check who owns her**: bills of sale, hull number, Part 1 transcript, finance. Our [Buying Guide](/buying-guide#payment-paperwork) lists the papers.',
            '**Pay by bank transfer** to an account in the seller’s own name, after Confirmation of Payee. Read the account details back by phone.',
            '**Never pay with Western Union**, MoneyGram, gift cards or cryptocurrency. Money sent that way cannot be recovered, and honest sellers do not ask for it.',
            '**Get it in writing**: price, inventory, conditions, refund of the deposit.',
            '**Take your time.** Anyone who rushes you has a reason.',
          ],
        },
      ],
    },
    {
      id: 'for-sellers',
      heading: 'For sellers',
      blocks: [
        {
          list: [
            '**Keep contact details out of your text and photos.** Let buyers use the buttons.',
            '**Ask who they are** before a viewing, and have company when you show the boat.',
            '**Go along on the sea trial**, check your insurance for it, and keep the keys.',
            '**Wait for the money**: see it in your account, in your own banking app, before papers and keys change hands.',
            '**Refuse overpayments** and every request to send part of it on.',
            '**Keep originals safe.** Show papers at the viewing; do not send scans to strangers.',
            '**Leave locks and tracker in place** until she is paid for, and clear your data from the plotter when she goes.',
          ],
        },
      ],
    },
    {
      id: 'identity-verification',
      heading: 'Identity verification',
      blocks: [
        'Every seller has an account with a verified email address. Sellers need phone verification where a listing raises a question: our team calls the number before approving it. Buyers can browse and write without an account.',
        'That is not proof of identity, so ask each other for it before money moves:',
        {
          list: [
            'a passport or driving licence, seen in person, whose name matches the papers and the bank account;',
            'a recent bill for berth, mooring or insurance in the same name;',
            'for a company, its entry at [Companies House](https://find-and-update.company-information.service.gov.uk) and a call to a number that you found yourself;',
            'for a broker, membership of ABYA or British Marine, checked with the association.',
          ],
        },
        'Never send a copy of an identity document to someone you have not met.',
      ],
    },
    {
      id: 'red-flags',
      heading: 'Ten red flags',
      blocks: [
        {
          list: [
            'The price is far below similar boats.',
            'The seller is abroad, and so is the boat, or “in storage” where nobody may look.',
            'No viewing is possible before a payment.',
            'You are asked for a deposit “because others are interested”.',
            'Payment is to be by Western Union, gift card or cryptocurrency.',
            'The bank account is in another name, or its details change at the last moment.',
            'The photos appear in other listings, or show different boats.',
            'Hull number, engine numbers and papers do not agree, or are missing.',
            'The other side will not speak on the phone, or wants to move to a messaging app straight away.',
            'A link or an “escrow service” that you did not choose asks for your card or password.',
          ],
        },
        {
          note: {
            title: 'One is enough to stop',
            text: 'You don’t need to be sure. Stop, and [tell us](#reporting-scams).',
          },
        },
      ],
    },
    {
      id: 'common-scams',
      heading: 'Four common scams',
      blocks: [
        {
          cards: [
            {
              title: 'The boat that does not exist',
              text: 'A copied listing at a tempting price; the deposit disappears. **Prevention:** see her first, search for the photos on the web, compare the hull number with the papers.',
            },
            {
              title: 'Overpayment',
              text: 'The “buyer” sends too much and asks for the difference. The first payment was never real. **Prevention:** take exactly the price, by bank transfer, and refund nothing until your bank confirms the money is yours.',
            },
            {
              title: 'Fake escrow or shipping agent',
              text: 'A website that looks official takes your money and then disappears. **Prevention:** use only a broker’s client account or a solicitor whom you found yourself. Slipway has no escrow service and never takes payment for a boat.',
            },
            {
              title: 'Intercepted email',
              text: 'Someone gets into the seller’s or broker’s mailbox and sends new bank details in their name. **Prevention:** confirm account details by phone, with a number you already had, and stop if Confirmation of Payee does not match.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-keep-you-safe',
      heading: 'How Slipway keeps you safe',
      blocks: [
        {
          list: [
            `**Listings are manually reviewed before going live**, ${REVIEW_TIME}, and so is every later change.`,
            'Contact details stay hidden until a buyer asks for them, and are shown only if the seller agreed, listing by listing.',
            'Messages go through us, so neither side’s email address appears on a public page.',
            'Location data is removed from photos when they are uploaded.',
            'Every listing has a **Report** button, and a person reads what is reported.',
            'Sign-in attempts, codes and messages are limited, so that bots cannot guess passwords or send spam. You can see your signed-in devices in your [profile](/profile) and sign all of them out.',
          ],
        },
        'We do not inspect boats, check title or hold money. Those are up to you.',
      ],
    },
    {
      id: 'reporting-scams',
      heading: 'If you are targeted',
      blocks: [
        {
          steps: [
            {
              title: 'Stop, and call your bank',
              text: 'Immediately, if money has moved: dial **159** or the number on your card. Banks must refund many victims of transfer fraud, up to £85,000, but each hour counts.',
            },
            {
              title: 'Report it',
              text: `In England, Wales and Northern Ireland to ${REPORT_FRAUD}, the national fraud service, on ${REPORT_FRAUD_PHONE}. In Scotland to Police Scotland on 101. If someone is in danger or a crime is happening now, 999.`,
            },
            {
              title: 'Keep records',
              text: 'Messages, numbers, bank details, the address of the listing, screenshots with dates. Delete nothing.',
            },
            {
              title: 'Tell us',
              text: `Use **Report** on the listing, or email ${TEAM_EMAIL_LINK}. We can take a listing down and warn others.`,
            },
          ],
        },
        'Forward suspicious emails to [report@phishing.gov.uk](mailto:report@phishing.gov.uk) and texts to 7726. For advice about a purchase from a business, call the Citizens Advice consumer helpline on [0808 223 1133](tel:08082231133), or in Scotland consumeradvice.scot on [0808 164 6000](tel:08081646000).',
        {
          note: {
            title: `Fraud helpline: 0300 123 2040`,
            text: 'Report Fraud, for England, Wales and Northern Ireland. Being deceived is nothing to be ashamed of; reporting it protects the next person.',
          },
        },
      ],
    },
  ],
  next: {
    heading: 'Seen something that isn’t right?',
    text: 'Tell us. We would rather look at ten honest listings than miss one that is not.',
    actions: [
      { to: '/contact', label: 'Contact Us' },
      { to: '/help', label: 'Help Centre' },
    ],
  },
};
