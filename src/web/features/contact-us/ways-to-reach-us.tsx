import { Clock, LifeBuoy, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { CONTACT_RESPONSE_TIME, TEAM_EMAIL } from '#web/content/facts.ts';
import { mailLink } from '#web/page/contact-links.ts';
import { Card } from '#web/ui/layout/card.tsx';

const WAYS = [
  {
    icon: Mail,
    title: 'Email',
    text: (
      <a href={mailLink(TEAM_EMAIL)} className="break-words text-sea underline underline-offset-3">
        {TEAM_EMAIL}
      </a>
    ),
  },
  {
    icon: LifeBuoy,
    title: 'Help',
    text: (
      <Link to="/help" className="text-sea underline underline-offset-3">
        Answers to common questions
      </Link>
    ),
  },
  { icon: Clock, title: 'Response time', text: CONTACT_RESPONSE_TIME },
] as const;

export function WaysToReachUs() {
  return (
    <ul aria-label="Ways to reach us" className="grid gap-4 sm:grid-cols-3">
      {WAYS.map(({ icon: Icon, title, text }) => (
        <Card as="li" key={title} className="flex items-start gap-4 sm:p-5">
          <Icon aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
          <div className="min-w-0">
            <h2 className="text-lg">{title}</h2>
            <div className="mt-1 text-muted">{text}</div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
