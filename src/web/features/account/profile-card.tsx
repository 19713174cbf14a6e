import { BadgeCheck } from 'lucide-react';
import { SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { formatMonth } from '#domain/dates.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpecList } from '#web/ui/spec-list.tsx';
import { fullNameOf } from './full-name.ts';

export function ProfileCard({ user }: { user: SessionUser }) {
  const name = fullNameOf(user);
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
          ]}
        />
      </div>
    </Card>
  );
}
