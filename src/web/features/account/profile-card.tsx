import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { User } from '#contract/accounts/accounts.ts';
import { fullName, menuLabel } from '#domain/accounts/names.ts';
import { SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { formatMonth } from '#domain/dates.ts';
import { profileQuery } from '#web/session/profile.ts';
import { Avatar } from '#web/ui/layout/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { EditProfile } from './edit-profile-dialog.tsx';

export function ProfileCard({ user }: { user: User }) {
  const name = fullNameOf(user);
  const { data: profile } = useQuery(profileQuery);
  const accountType = SELLER_TYPES.find(({ value }) => value === user.sellerType)?.label;
  return (
    <Card as="section" aria-labelledby="profile-name">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size="large" />
        <div className="min-w-0 grow">
          <h2 id="profile-name" className="truncate text-xl">
            {name}
          </h2>
          <p className="truncate text-muted">{user.email}</p>
        </div>
        {user.emailVerified && (
          <Badge variant="starboard">
            <BadgeCheck aria-hidden />
            Verified Account
          </Badge>
        )}
      </div>
      <div className="mt-5 border-line border-t pt-2">
        <SpecList
          specs={[
            { label: 'Member since', value: formatMonth(user.createdAt) },
            { label: 'Account type', value: accountType ?? 'Unknown' },
            { label: 'Phone', value: profile ? (profile.phone ?? 'Not given') : '…' },
          ]}
        />
        {profile && (
          <div className="mt-4">
            <EditProfile profile={profile} />
          </div>
        )}
      </div>
      {profile?.deletionRequestedAt && (
        <div className="mt-5">
          <DeletionNotice requestedAt={profile.deletionRequestedAt} />
        </div>
      )}
    </Card>
  );
}

/** The full name, or the label of the account menu where there is none. */
export function fullNameOf(user: Parameters<typeof fullName>[0] & { email: string }): string {
  return fullName(user) || menuLabel(user);
}
