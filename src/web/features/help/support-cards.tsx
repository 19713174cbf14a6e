import { Flag, type LucideIcon, Mail, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { TEAM_EMAIL_LINK } from '#web/content/facts.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { RichText } from '#web/written/rich-text.tsx';

const WAYS: readonly { icon: LucideIcon; title: string; how: ReactNode; text: string }[] = [
  {
    icon: Mail,
    title: 'Email',
    how: <RichText>{TEAM_EMAIL_LINK}</RichText>,
    text: 'We answer within 24 hours.',
  },
  {
    icon: MessageSquareText,
    title: 'Contact form',
    how: <RichText>[Contact us](/contact)</RichText>,
    text: 'Write to us without leaving this site.',
  },
  {
    icon: Flag,
    title: 'Report a listing',
    how: <RichText>[How to report a scam](/safety-tips#reporting-scams)</RichText>,
    text: 'Every listing has a “Report” button.',
  },
];

export function SupportCards() {
  return (
    <section aria-labelledby="support-heading">
      <h2 id="support-heading" className="mb-4 text-2xl">
        Still need help?
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {WAYS.map(({ icon: Icon, title, how, text }) => (
          <Card as="li" key={title} className="sm:p-5">
            <Icon aria-hidden className="size-6 text-sea" />
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
            <div className="mt-3 min-h-7">{how}</div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
