/** For the reason that an administrator gives for a decision. */
export const REASON_MAX_LENGTH = 2_000;

export type ReasonTemplate = { label: string; text: string };

/** Common reasons for a rejection. The reviewer edits the text before sending it. */
export const REJECTION_REASONS: readonly ReasonTemplate[] = [
  {
    label: 'Contact details',
    text: 'The description contains a phone number, an e-mail address or a link. Please remove it: buyers reach you through the contact buttons on the page.',
  },
  {
    label: 'Photographs',
    text: 'The photographs do not show this boat clearly, or are not your own. Please add at least one clear photograph that you took yourself.',
  },
  {
    label: 'Too little detail',
    text: 'The listing says too little for a buyer to judge the boat. Please describe its condition, equipment and history.',
  },
  {
    label: 'Price',
    text: 'The price is far from that of comparable boats. Please check it, or explain it in the description.',
  },
  {
    label: 'Listed twice',
    text: 'This boat is already listed. Please edit the existing listing instead of adding another.',
  },
  {
    label: 'Wrong category',
    text: 'The listing is in the wrong category, where buyers would not look for it. Please choose the right one.',
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
    text: 'We have been told that this boat is sold. Please mark listings as sold yourself; reply to this message if it is still for sale.',
  },
  {
    label: 'Wrong details',
    text: 'The details or photographs do not match the boat. Please correct them and submit the listing again.',
  },
  {
    label: 'Offensive or unlawful',
    text: 'The listing breaks our terms. Reply to this message if you think we are mistaken.',
  },
];
