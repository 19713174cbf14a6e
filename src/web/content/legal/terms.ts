import { MINIMUM_AGE } from '#domain/accounts/secrets.ts';
import type { LegalText } from '#web/written/article.ts';
import { REVIEW_TIME, TEAM_EMAIL_LINK } from '../facts.ts';

export const TERMS: LegalText = {
  title: 'Terms & Conditions',
  description: 'The rules for using Slipway to buy and sell boats, engines and equipment in the UK.',
  updated: '2026-11-17',
  lead: 'The agreement between you and us. By using Slipway you accept it; if you do not, please do not use the service.',
  sections: [
    {
      id: 'about-us',
      heading: 'About us and these terms',
      blocks: [
        'Slipway (“we”, “us”) runs a UK online marketplace where private sellers, brokers and dealers advertise boats, engines and marine equipment, and buyers find and contact them. These terms apply to every visitor and account holder, together with our [Privacy Policy](/privacy-policy), [Cookie Policy](/cookie-policy) and [Disclaimer](/disclaimer).',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use Slipway',
      blocks: [
        `You must be **at least ${MINIMUM_AGE} years old** (${MINIMUM_AGE}+) to hold an account, to list, or to enter into a purchase. If you act for a business, you confirm that you may bind it.`,
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Give accurate details, including whether you are a private seller, broker or dealer, and keep them up to date.',
            'Verify your email address. One person or firm, one account.',
            'Keep your password and codes to yourself. You are responsible for what is done with your account until you tell us that someone else has access to it.',
            'You may ask for your account to be deleted at any time in your [profile](/profile).',
          ],
        },
      ],
    },
    {
      id: 'our-role',
      heading: 'What we do, and what we do not',
      blocks: [
        'We provide the place where buyers and sellers meet. A contract of sale is between the two of them alone. We are not a party to it, are not anyone’s agent or broker, hold no money, inspect no boat and check no title.',
      ],
    },
    {
      id: 'listings',
      heading: 'Listings',
      blocks: [
        {
          list: [
            'List only what you own or are authorised to sell, and what really is for sale at that price.',
            'Describe it truthfully and completely, known faults included. Use only photos and words that you have the right to use.',
            'One listing per boat, in the right category, without contact details in the text or photos.',
            `A person reviews every listing and every later change before it is public, ${REVIEW_TIME}. We may refuse, edit out contact details, or remove a listing that breaks these terms or the law, and tell you why.`,
            'Mark a boat as sold, or delete the listing, as soon as it is no longer available.',
            'Buyers choose the order of results. Unless they do, a search by words shows the closest matches first; otherwise featured listings come before the rest, and the newest before the older. A featured listing always says so.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'Fees',
      blocks: [
        'A basic listing costs £0, and we take no commission, while establishing the platform. If we introduce a charge or paid extras, they apply only to what you order after you have seen and accepted the price.',
      ],
    },
    {
      id: 'trade-sellers',
      heading: 'Trade sellers and consumer rights',
      blocks: [
        'Anyone who sells in the course of a business must say so and give buyers the information that the law requires. Against a trade seller, consumers have these rights among others:',
        {
          list: [
            'goods of satisfactory quality, fit for purpose and as described, with thirty days to reject faulty goods and claims for up to six years (five in Scotland), under the Consumer Rights Act 2015;',
            'in most distance sales fourteen days to cancel, under the Consumer Contracts Regulations 2013;',
            'protection from unfair commercial practices under the Digital Markets, Competition and Consumers Act 2024.',
          ],
        },
        'In a sale between private persons the goods must be as described and the seller’s to sell; buyers should otherwise satisfy themselves before they pay. Nothing in these terms takes away a right that the law gives to consumers.',
      ],
    },
    {
      id: 'buyers',
      heading: 'Buying',
      blocks: [
        'Use contact details only to ask about the boat. Before you pay, view her, have her surveyed and check the papers, as our [Buying Guide](/buying-guide) and [Safety Tips](/safety-tips) describe. An enquiry or a place on a watchlist reserves nothing.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'anything unlawful, fraudulent, misleading, stolen, hateful, harassing or indecent;',
            'boats or goods that may not lawfully be sold, such as craft that need conformity papers and have none;',
            'spam, or collecting people’s details;',
            'copying the listings by machine beyond what our robots file allows, breaking or overloading the service, getting round its limits;',
            'using someone else’s name or account.',
          ],
        },
      ],
    },
    {
      id: 'reporting',
      heading: 'Reporting, removal and appeal',
      blocks: [
        'Illegal content has no place here, and the Online Safety Act 2023 makes it our duty to keep it out. Everything is reviewed by a person before it is public. Anyone, with or without an account, can use **Report** on a listing or the [contact form](/contact) to tell us of content that is illegal, such as fraud, or that breaks these terms, and to complain about how we meet those duties. We look at reports promptly and take illegal content down swiftly.',
        'If we remove or refuse your listing, limit or close your account, we give a reason. If you think we are wrong, tell us by the contact form: someone looks again and answers you. Repeated or serious breaches lead to closing the account. You may also go to court if content of yours was removed in breach of these terms.',
      ],
    },
    {
      id: 'content-rights',
      heading: 'Rights in content',
      blocks: [
        'What you post stays yours. You allow us, without charge, to store, resize, show and promote it as part of Slipway for as long as it is listed and for a reasonable time afterwards. The name, design and software of Slipway are ours or our licensors’. You may print and share pages for your own use.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our liability',
      blocks: [
        'We do not exclude liability where that would be unlawful: for death or personal injury by our negligence, for fraud, or for your rights as a consumer. Otherwise:',
        {
          list: [
            'we run the service with reasonable care and skill, but cannot promise that it is always available or free of errors;',
            'we are not liable for what users say, sell or fail to do, nor for losses that neither of us could foresee;',
            'if you use Slipway for a business, we are not liable for loss of profit, business or data, and our total liability to you in any year is limited to £100 or what you paid us in it, whichever is more.',
          ],
        },
      ],
    },
    {
      id: 'general',
      heading: 'Changes, law and contact',
      blocks: [
        'We may change these terms for good reason, such as new law or features. The current text is always on this page, with the date of its last change at the top; we send no separate notice. Earlier versions are available on request. A change applies from its date. If you disagree you may close your account. If one part of these terms is invalid, the rest still applies.',
        '**These terms are governed by English law** (the law of England and Wales), and its courts have jurisdiction. If you are a consumer living in Scotland or Northern Ireland you keep the protection of the law there, and may bring a claim there.',
        `Questions and complaints: ${TEAM_EMAIL_LINK} or the [contact form](/contact).`,
      ],
    },
  ],
};
