import { Star } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Avatar } from '#web/ui/layout/avatar.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { Chip } from '#web/ui/states/chip.tsx';
import { Stat, StatGroup } from '#web/ui/states/stat.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const VARIANTS = ['neutral', 'sea', 'brass', 'starboard', 'signal'] as const;

const SPECS = [
  { label: 'Length', value: '32 ft (9.8 m)' },
  { label: 'Beam', value: '3.2 m' },
  { label: 'Draft', value: '1.6 m' },
  { label: 'Year', value: '1988' },
  { label: 'Hull', value: 'Fibreglass (GRP)' },
  { label: 'Engine', value: 'Volvo Penta 2003, 28 hp diesel' },
];

const TABS = [
  { value: 'listings', label: 'Listings', content: 'Three boats for sale.' },
  { value: 'messages', label: 'Messages', content: 'No messages yet.' },
  { value: 'account', label: 'Account', content: 'Signed in as ann@example.com.' },
] as const;

export function Facts() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('listings');
  return (
    <GallerySection title="Facts and places">
      <SectionHeading
        lead="Fresh listings from the past 72 hours."
        action={
          <LinkButton to="/search" look="quiet" size="small">
            View All Recent
          </LinkButton>
        }
      >
        New Listings
      </SectionHeading>
      <Row label="Badges, quiet">
        {VARIANTS.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </Row>
      <Row label="Badges, solid">
        {VARIANTS.map((variant) => (
          <Badge key={variant} variant={variant} solid>
            <Star aria-hidden />
            {variant}
          </Badge>
        ))}
      </Row>
      <Row label="Chips">
        <Chip removeTo="/dev/ui" removeLabel="Remove filter Sailing Boats">
          Sailing Boats
        </Chip>
        <Chip onRemove={() => {}} removeLabel="Remove filter up to £50,000">
          up to £50,000
        </Chip>
      </Row>
      <Row label="Avatars">
        <Avatar name="Ann Lee" />
        <Avatar name="ann@example.com" size="large" />
      </Row>
      <Breadcrumb
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Sailing Boats', to: '/category/sailing' },
        ]}
        current="Racing Yachts"
      />
      <StatGroup>
        <Stat label="Total Listings" value="1,284" />
        <Stat label="Average Price" value="£46,200" />
        <Stat label="Featured" value="37" />
        <Stat label="Broker Listings" value="402" />
      </StatGroup>
      <Card>
        <SpecList specs={SPECS} />
      </Card>
      <Tabs label="Account" tabs={TABS} value={tab} onChange={setTab} />
      <Pagination page={6} pages={24} hrefOf={(page) => `/dev/ui?page=${page}`} />
      <Pagination page={1} pages={3} hrefOf={(page) => `/dev/ui?page=${page}`} label="First pages" />
    </GallerySection>
  );
}
