import { useState } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import { fullName } from '#domain/accounts/names.ts';
import { listsAsBroker, SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { formatDate } from '#domain/dates.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Avatar } from '#web/ui/layout/avatar.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { ConfirmedAction } from '../parts/confirmed-action.tsx';
import { SuspendDialog } from '../parts/suspend-dialog.tsx';
import { PersonLink } from '../people/person-link.tsx';

const ROLE_LOOKS = {
  admin: { label: 'Admin', variant: 'brass', solid: true },
  user: { label: 'User', variant: 'neutral', solid: false },
} as const satisfies Record<AdminUser['role'], unknown>;

const typeOf = ({ sellerType }: AdminUser) => SELLER_TYPES.find(({ value }) => value === sellerType)?.label;
const listingsInWords = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);

export function UserRow({ user }: { user: AdminUser }) {
  const isOwnAccount = useSession()?.user.id === user.id;
  const { label, ...look } = ROLE_LOOKS[user.role];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:items-center">
      <Avatar name={fullName(user)} />
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere font-semibold">
          <PersonLink id={user.id}>{fullName(user)}</PersonLink>
          <Badge {...look}>{label}</Badge>
          {user.suspendedAt && <Badge variant="signal">Suspended</Badge>}
          {user.trusted && <Badge variant="starboard">Trusted broker</Badge>}
          {isOwnAccount && <Badge variant="sea">You</Badge>}
        </p>
        <p className="wrap-anywhere text-muted">
          {user.company && `${user.company} · `}
          {user.email}
        </p>
        <p className="text-muted text-sm">
          Joined {formatDate(user.createdAt)} · {typeOf(user)} · {listingsInWords(user.listings)}
        </p>
        {user.suspendedAt && (
          <p className="wrap-anywhere text-sm">
            Suspended {formatDate(user.suspendedAt)}: {user.suspensionReason}
          </p>
        )}
      </div>
      {listsAsBroker(user.sellerType) && !user.suspendedAt && <Trust user={user} />}
      {!isOwnAccount && (user.suspendedAt ? <Restore user={user} /> : <Suspend user={user} />)}
    </li>
  );
}

function Suspend({ user }: { user: AdminUser }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)} className="text-signal">
        Suspend<span className="sr-only"> {fullName(user)}</span>
      </Button>
      <SuspendDialog user={user} open={open} onOpenChange={setOpen} />
    </>
  );
}

function Restore({ user }: { user: AdminUser }) {
  return (
    <ConfirmedAction
      question={{
        title: `Restore ${fullName(user)}?`,
        description: 'They can sign in again, and their listings are public again.',
        confirmLabel: 'Restore',
      }}
      action={{
        method: 'POST',
        path: `/api/admin/users/${user.id}/restore`,
        done: { title: 'User Restored', description: fullName(user) },
        failed: 'Failed to restore the user.',
      }}
    >
      Restore<span className="sr-only"> {fullName(user)}</span>
    </ConfirmedAction>
  );
}

function Trust({ user }: { user: AdminUser }) {
  const name = fullName(user);
  return (
    <ConfirmedAction
      question={{
        title: user.trusted ? `Stop trusting ${name}?` : `Trust the imports of ${name}?`,
        description: user.trusted
          ? 'Boats that they import from now on wait for review.'
          : 'Boats that they import are public immediately. One in ten is shown to reviewers afterwards.',
        confirmLabel: user.trusted ? 'Stop trusting' : 'Trust',
      }}
      action={{
        method: 'POST',
        path: `/api/admin/users/${user.id}/trust`,
        body: { trusted: !user.trusted },
        done: { title: user.trusted ? 'No Longer Trusted' : 'Broker Trusted', description: name },
        failed: 'Failed to save the change.',
      }}
    >
      {user.trusted ? 'Stop trusting' : 'Trust'}
      <span className="sr-only"> {name}</span>
    </ConfirmedAction>
  );
}
