import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { TOPIC_GROUPS } from '#web/content/help.ts';
import { Card } from '#web/ui/layout/card.tsx';

export function TopicGroups() {
  return (
    <section aria-labelledby="topics-heading">
      <h2 id="topics-heading" className="mb-4 text-2xl">
        Topics
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {TOPIC_GROUPS.map(({ id, heading, topics }) => (
          <Card key={id} as="section" aria-labelledby={`topic-${id}`} className="sm:p-5">
            <h3 id={`topic-${id}`} className="text-lg">
              {heading}
            </h3>
            <ul className="mt-2">
              {topics.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-11 items-center justify-between gap-2 text-sea hover:text-sea-strong hover:underline hover:underline-offset-4"
                  >
                    {label}
                    <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
