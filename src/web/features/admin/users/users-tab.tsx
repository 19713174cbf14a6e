import { Users } from 'lucide-react';
import type { AdminUser } from '#contract/admin/users.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { ListTab } from '../parts/list-tab.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { UserRow } from './user-row.tsx';

const ROLES = [
  { value: '', label: 'Any role' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Administrators' },
] as const;

const STATES = [
  { value: '', label: 'Any state' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const;

const NO_MATCH = 'No account matches what you are looking for.';

export default function UsersTab() {
  const { read } = useAdminAddress();
  const person = read('person');
  if (person) return <PersonPage key={person} id={person} />;
  return (
    <ListTab<AdminUser>
      path="/api/admin/users"
      what="users"
      label="Users"
      look="rows"
      search={{ label: 'Search users', placeholder: 'Name, company or part of the email' }}
      filters={[
        { label: 'Role', name: 'role', choices: ROLES },
        { label: 'State', name: 'state', choices: STATES },
      ]}
      skeletons={5}
      skeleton="h-20"
      empty={{ icon: <Users />, title: 'No users found', text: NO_MATCH, textWhenFiltered: NO_MATCH }}
    >
      {(user) => <UserRow key={user.id} user={user} />}
    </ListTab>
  );
}
