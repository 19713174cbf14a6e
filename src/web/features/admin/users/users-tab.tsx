import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { AdminUser } from '#contract/admin-users.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { adminList } from '../calls/admin-list.ts';
import { FilterChoice } from '../parts/filter-choice.tsx';
import { ListFrame } from '../parts/list-frame.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { UserRow } from './user-row.tsx';

const ROLE_CHOICES = [
  { value: '', label: 'Any role' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Administrators' },
] as const;

const STATES = [
  { value: '', label: 'Any state' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const;

export default function UsersTab() {
  const { read, page } = useAdminAddress();
  const asked = { q: read('q'), role: read('role'), state: read('state') };
  const list = useQuery(adminList<AdminUser>('/api/admin/users', { ...asked, page }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3">
        <SearchBox label="Search users" placeholder="Name or e-mail" />
        <FilterChoice label="Role" name="role" choices={ROLE_CHOICES} />
        <FilterChoice label="State" name="state" choices={STATES} />
      </div>
      <ListFrame
        list={list}
        what="users"
        skeletons={5}
        skeleton="h-20"
        empty={{
          icon: <Users />,
          title: 'No users found',
          children: 'Nobody matches what you are looking for.',
        }}
      >
        {(users) => (
          <ul aria-label="Users" className="divide-y divide-line rounded-card border border-line bg-card">
            {users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}
