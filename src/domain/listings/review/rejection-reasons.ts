/** For the reason that an administrator gives for a decision. */
export const REASON_MAX_LENGTH = 2_000;

export type ReasonTemplate = { label: string; text: string };

/** Common reasons for a rejection. The reviewer edits the text before sending it. */
export const REJECTION_REASONS: readonly ReasonTemplate[] = [
  {
    label: 'Contact details',
    text: 'The description contains a phone number, an email address or a link. Please remove it. Buyers can reach you with the contact buttons.',
  },
  {
    label: 'Photos',
    text: 'The photos do not show this boat clearly, or are not your own. Please add at least one clear photo that you took yourself.',
  },
  {
    label: 'Too little detail',
    text: 'The listing says too little for a buyer to judge the boat. Please describe its condition, equipment and history.',
  },
  {
    label: 'Price',
    text: 'The price is very different from that of similar boats. Please check it, or explain it in the description.',
  },
  {
    label: 'Listed twice',
    text: 'This boat is already listed. Please edit the existing listing instead of adding another.',
  },
  {
    label: 'Wrong category',
    text: 'The listing is in the wrong category. Please choose the one that fits.',
  },
  {
    label: 'Not for sale here',
    text: 'Slipway lists boats, engines, parts and moorings only. We cannot publish this listing.',
  },
  {
    label: 'Doubtful',
    text: 'We could not confirm that this boat is yours to sell. Please send us proof of ownership by replying to this message.',
  },
];

/** The same for taking a listing down. */
export const TAKE_DOWN_REASONS: readonly ReasonTemplate[] = [
  {
    label: 'Suspected scam',
    text: 'We have reason to doubt that this boat is yours to sell. Please reply to this message with proof of ownership if we are mistaken.',
  },
  {
    label: 'Already sold',
    text: 'We were told that this boat has been sold. If it is still for sale, please reply to this message.',
  },
  {
    label: 'Wrong details',
    text: 'The details or photos do not match the boat. Please correct them and submit the listing again.',
  },
  {
    label: 'Offensive or unlawful',
    text: 'The listing breaks our terms. Please reply to this message if you think this is a mistake.',
  },
];
