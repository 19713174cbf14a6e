import { z } from 'zod';
import { COMPANY_LIMITS } from '#domain/accounts/company-limits.ts';
import { webAddressOf } from '#domain/accounts/web-address.ts';
import { isUploadId, objectIdOf } from '#domain/media/object-urls.ts';
import { isPhone } from '#domain/phone.ts';
import { AnswerTime } from '../boats/answer-time.ts';
import { textLine, textLines } from '../text.ts';

type Limit = { readonly max: number };

const UNSHOWABLE = 'This contains characters that cannot be shown';
const line = ({ max }: Limit) => textLine(undefined, UNSHOWABLE).max(max, `Use ${max} characters at most`);
const text = ({ max }: Limit) => textLines(undefined, UNSHOWABLE).max(max, `Use ${max} characters at most`);

const NO_WEBSITE = 'Enter a web address, such as https://www.example.co.uk';

const NO_PHONE = 'Enter a phone number, such as 01590 610233';

const shape = {
  name: line(COMPANY_LIMITS.name).min(1, 'Enter the name of your company'),
  place: line(COMPANY_LIMITS.place).describe('The town; empty for none'),
  about: text(COMPANY_LIMITS.about),
  openingHours: text(COMPANY_LIMITS.openingHours),
  website: line(COMPANY_LIMITS.website)
    .overwrite((typed) => webAddressOf(typed) ?? typed)
    .refine((address) => address === '' || webAddressOf(address) !== undefined, NO_WEBSITE)
    .max(COMPANY_LIMITS.website.max, `Use ${COMPANY_LIMITS.website.max} characters at most`)
    .describe('An http or https address with a public name; "www." without a scheme gets https'),
  phone: line(COMPANY_LIMITS.phone)
    .refine((number) => number === '' || isPhone(number), NO_PHONE)
    .describe('For all your boats; buyers see it where you allow that. Empty leaves the numbers as they are'),
  logo: z
    .string()
    .max(100)
    .refine((address) => isUploadId(objectIdOf(address) ?? ''), 'This is not the address of an uploaded file')
    .nullable()
    .describe('The address of a photo that you have uploaded'),
};

const EXAMPLE = {
  name: 'Lymington Yachts',
  place: 'Lymington',
  about: 'Sailing cruisers since 1987.',
  openingHours: 'Monday to Saturday, 9 to 5',
  website: 'https://www.example.co.uk',
  phone: '01590 610233',
  logo: null,
};

export const Company = z
  .object(shape)
  .meta({ id: 'Company', description: 'How a broker or dealer presents itself.', examples: [EXAMPLE] });
export type Company = z.infer<typeof Company>;

const shown = z.object({ name: z.string(), website: z.string() });

/** What is stored may be older than today's rules. */
export const OwnCompany = Company.extend({
  name: z.string(),
  website: z.string(),
  isPublic: z.boolean().describe('Whether buyers can see your page: once a boat of yours is approved'),
  shownMeanwhile: shown
    .nullable()
    .describe('While a new name or website waits for review: what buyers see until then'),
}).meta({
  id: 'OwnCompany',
  description: 'Your company as you last saved it.',
  examples: [{ ...EXAMPLE, isPublic: true, shownMeanwhile: null }],
});
export type OwnCompany = z.infer<typeof OwnCompany>;

export const SellerPage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    place: z.string(),
    about: z.string(),
    openingHours: z.string(),
    website: z.string(),
    logo: z.string().nullable(),
    memberSince: z.iso.datetime(),
    answers: AnswerTime,
    boats: z.number().int().describe('How many boats it has on sale'),
    sold: z.number().int().describe('How many boats it has sold here'),
    isPublic: z.boolean().describe('False for what only its owner and administrators see'),
  })
  .meta({
    id: 'SellerPage',
    description: 'A broker or dealer as buyers see it.',
    examples: [
      {
        id: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
        name: 'Lymington Yachts',
        place: 'Lymington',
        about: 'Sailing cruisers since 1987.',
        openingHours: 'Monday to Saturday, 9 to 5',
        website: 'https://www.example.co.uk',
        logo: null,
        memberSince: '2026-03-01T09:30:00.000Z',
        answers: { sentence: 'Usually replies within a few hours. Answers 9 of 10 enquiries', share: 0.9 },
        boats: 31,
        sold: 12,
        isPublic: true,
      },
    ],
  });
export type SellerPage = z.infer<typeof SellerPage>;
