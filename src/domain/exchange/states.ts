import { SALE_STATES, type SaleState } from '../listings/sale/lifecycle.ts';

const SPELLINGS: Readonly<Record<string, SaleState>> = {
  available: 'for-sale',
  forsale: 'for-sale',
  live: 'for-sale',
  active: 'for-sale',
  underoffer: 'under-offer',
  saleagreed: 'under-offer',
  offeraccepted: 'under-offer',
  soldsubjecttocontract: 'under-offer',
  sstc: 'under-offer',
  stc: 'under-offer',
  reserved: 'under-offer',
  current: 'for-sale',
  onmarket: 'for-sale',
  instock: 'for-sale',
  new: 'for-sale',
  completed: 'sold',
  onhold: 'paused',
  offmarket: 'paused',
  sold: 'sold',
  paused: 'paused',
  withdrawn: 'paused',
};

/** The state of a sale that a file means; an empty one is for sale. */
export function readState(text: string): SaleState | undefined {
  const name = text.trim().toLowerCase();
  if (name === '') return 'for-sale';
  const exact = SALE_STATES.find((state) => state === name);
  const spelled = name.replace(/[^a-z]/g, '');
  return exact ?? (Object.hasOwn(SPELLINGS, spelled) ? SPELLINGS[spelled] : undefined);
}
