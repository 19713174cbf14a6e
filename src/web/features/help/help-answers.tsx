import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { FaqList } from '#web/written/faq-list.tsx';
import { findHelp } from './find-help.ts';

/** The answers that match the query, or all of them. */
export function HelpAnswers({ query }: { query: string }) {
  const { faqs, topics } = findHelp(query);
  const isAsked = query.trim() !== '';
  return (
    <section aria-labelledby="answers-heading">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="answers-heading" className="text-2xl">
          Frequently asked questions
        </h2>
        <p role="status" className="text-muted text-sm">
          {isAsked && countWords(faqs.length, topics.length)}
        </p>
      </div>
      {faqs.length > 0 && <FaqList faqs={faqs} />}
      {topics.length > 0 && (
        <p className="mt-4">
          In our guides:{' '}
          {topics.map(({ to, label }, at) => (
            <span key={to}>
              {at > 0 && ', '}
              <Link to={to} className="text-sea underline underline-offset-4 hover:text-sea-strong">
                {label}
              </Link>
            </span>
          ))}
        </p>
      )}
      {faqs.length + topics.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={`Nothing found for “${query.trim()}”`}
          action={
            <>
              <LinkButton to="/help" look="secondary">
                Show all answers
              </LinkButton>
              <LinkButton to="/contact">Ask us</LinkButton>
            </>
          }
        >
          Try fewer or other words, or choose a topic below.
        </EmptyState>
      )}
    </section>
  );
}

function countWords(answers: number, topics: number): string {
  if (answers + topics === 0) return 'Nothing found';
  const found = [
    answers > 0 && `${answers} ${answers === 1 ? 'answer' : 'answers'}`,
    topics > 0 && `${topics} ${topics === 1 ? 'guide' : 'guides'}`,
  ];
  return found.filter(Boolean).join(' and ');
}
