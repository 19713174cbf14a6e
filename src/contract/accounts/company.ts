import { z } from 'zod';
import { COMPANY_LIMITS } from '#domain/accounts/company-limits.ts';
import { isUploadId, objectIdOf } from '#domain/media/object-urls.ts';
import { oneLine } from '#domain/one-line.ts';
import { isPhone } from '#domain/phone.ts';
import { isShowable } from '#domain/text.ts';
import { AnswerTime } from '../boats/answer-time.ts';

type Limit = { readonly max: number };

const UNSHOWABLE = 'This contains characters that cannot be shown';
const line = ({ max }: Limit) =>
  z
    .string()
    .max(1_000)
    .refine(isShowable, UNSHOWABLE)
    .overwrite(oneLine)
    .max(max, `Use ${max} characters at most`);
const text = ({ max }: Limit) =>
  z.string().max(max, `Use ${max} characters at most`).refine(isShowable, UNSHOWABLE).trim();

const NO_WEBSITE = 'Enter a web address, such as https://www.example.co.uk';

/** Only addresses of the web: anything else would run in the visitor's browser. */
const isWebAddress = (address: string) => {
  if (address === '') return true;
  try {
    const { protocol, hostname, username } = new URL(address);
    return /^https?:$/.test(protocol) && hostname.includes('.') && username === '';
  } catch {
    return false;
  }
};

const NO_PHONE = 'Enter a phone number, such as 01590 610233';

const shape = {
  name: line(COMPANY_LIMITS.name).min(1, 'Enter the name of your company'),
  place: line(COMPANY_LIMITS.place).describe('The town; empty for none'),
  about: text(COMPANY_LIMITS.about),
  openingHours: text(COMPANY_LIMITS.openingHours),
  website: line(COMPANY_LIMITS.website).refine(isWebAddress, NO_WEBSITE),
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
        answers: { sentence: 'Usually replies within a few hours. Answers 9 of 10', share: 0.9 },
        boats: 31,
        sold: 12,
      },
    ],
  });
export type SellerPage = z.infer<typeof SellerPage>;
