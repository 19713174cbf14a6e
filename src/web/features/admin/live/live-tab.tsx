import { Sailboat } from 'lucide-react';
import type { ApprovedBoat } from '#contract/admin/live-boats.ts';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { ListTab } from '../parts/list-tab.tsx';
import { LiveRow } from './live-row.tsx';

const CATEGORY_CHOICES = [
  { value: '', label: 'All categories' },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
];

const STATES = [
  { value: '', label: 'Any state' },
  ...SALE_STATES.map((value) => ({ value, label: SALE_STATE_WORDS[value].words })),
  { value: 'featured', label: 'Featured' },
] as const;

export default function LiveTab() {
  return (
    <ListTab<ApprovedBoat>
      path="/api/admin/approved-boats"
      what="live listings"
      label="Live listings"
      look="rows"
      search={{
        label: 'Search live listings',
        placeholder: 'Title, make, place, seller, email or number',
      }}
      filters={[
        { label: 'Category', name: 'category', choices: CATEGORY_CHOICES },
        { label: 'State', name: 'state', choices: STATES },
      ]}
      skeletons={5}
      skeleton="h-24"
      empty={{
        icon: <Sailboat />,
        title: 'No approved listings',
        text: 'Listings appear here once they are approved.',
        textWhenFiltered: 'No live listing matches what you are looking for.',
      }}
    >
      {(boat) => <LiveRow key={boat.id} boat={boat} />}
    </ListTab>
  );
}
