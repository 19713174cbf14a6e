import type { Line } from '../line.ts';

/** Replaces the usual sentences for unfinished boats. */
export const PROJECT_LINES: readonly Line[] = [
  'Priced for what she is: a good hull and a long list.',
  'None of it is difficult and all of it takes time, of which I have run out.',
  'The expensive parts are here. What is missing is mostly paint and Saturdays.',
  'She can stay where she is until spring if you pay the storage from completion.',
  'Sold as seen, with everything described as honestly as I can.',
  'A folder of drawings, receipts and optimistic sketches comes with her.',
  'Transport is easy: there is a crane on site and a wide gate.',
  'No part exchanges and no time wasters, but a sensible offer from somebody who will finish her will be heard.',
];

/** Replaces the usual sentences for new boats. */
export const NEW_STOCK_LINES: readonly Line[] = [
  'Full manufacturer’s warranty from the day of registration.',
  'Finance is available to UK residents, subject to status.',
  'Other versions to order, with a lead time of about ten weeks.',
  'All prices include VAT and pre-delivery inspection.',
  'Delivery anywhere on the mainland at cost, or collect and be shown round.',
  'Part exchange is welcome on anything we can sell again.',
  'After-sales support from our own workshop, five and a half days a week.',
  'One only at this price.',
];
