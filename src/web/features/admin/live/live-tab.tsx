import { useQuery } from '@tanstack/react-query';
import { Sailboat } from 'lucide-react';
import type { ApprovedBoat } from '#contract/moderation.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { adminList } from '../calls/admin-list.ts';
import { FilterChoice } from '../parts/filter-choice.tsx';
import { ListFrame } from '../parts/list-frame.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { LiveRow } from './live-row.tsx';

const CATEGORY_CHOICES = [
  { value: '', label: 'All categories' },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, label: name })),
];

const STATES = [
  { value: '', label: 'Any state' },
  { value: 'for-sale', label: 'For sale' },
  { value: 'sold', label: 'Sold' },
  { value: 'featured', label: 'Featured' },
] as const;

export default function LiveTab() {
  const { read, page } = useAdminAddress();
  const asked = { q: read('q'), category: read('category'), state: read('state') };
  const list = useQuery(adminList<ApprovedBoat>('/api/admin/approved-boats', { ...asked, page }));
  const isFiltered = Object.values(asked).some(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        <SearchBox label="Search live listings" placeholder="Title, make, place, seller, e-mail or number" />
        <FilterChoice label="Category" name="category" choices={CATEGORY_CHOICES} />
        <FilterChoice label="State" name="state" choices={STATES} />
      </div>
      <ListFrame
        list={list}
        what="live listings"
        skeletons={5}
        skeleton="h-24"
        empty={{
          icon: <Sailboat />,
          title: 'No approved listings',
          children: isFiltered
            ? 'No live listing matches what you are looking for.'
            : 'Listings appear here once they are approved.',
        }}
      >
        {(boats) => (
          <ul
            aria-label="Live listings"
            className="divide-y divide-line rounded-card border border-line bg-card"
          >
            {boats.map((boat) => (
              <LiveRow key={boat.id} boat={boat} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}
