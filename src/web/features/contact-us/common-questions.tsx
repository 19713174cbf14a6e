import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LISTING_FEE, REVIEW_TIME } from '#web/content/facts.ts';

const to = (path: string, words: string) => (
  <Link to={path} className="text-sea underline underline-offset-3">
    {words}
  </Link>
);

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'How do I reach the seller of a boat?',
    answer:
      'Open the page of the boat and press "Email Seller" or "Reveal Phone Number". Your message goes straight to the seller: we cannot answer for them.',
  },
  {
    question: 'What does it cost to list my boat?',
    answer: (
      <>
        {LISTING_FEE}. Listing is free, and so is every enquiry. The {to('/selling-guide', 'Selling Guide')}{' '}
        explains how to start.
      </>
    ),
  },
  {
    question: 'When will my listing be live?',
    answer: `A person checks it, ${REVIEW_TIME}. You can follow its state on your profile.`,
  },
  {
    question: 'A listing looks wrong. What should I do?',
    answer: (
      <>
        Press "Report" on the boat's page and don't pay anything. The {to('/safety-tips', 'Safety Tips')} say
        what to look out for.
      </>
    ),
  },
  {
    question: 'How do I delete my account?',
    answer: <>Choose "Delete Account" on {to('/profile', 'your profile')}, or write to us here.</>,
  },
];

export function CommonQuestions() {
  return (
    <section aria-labelledby="questions-heading">
      <h2 id="questions-heading" className="text-xl">
        Frequently asked questions
      </h2>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-sea [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-3xl px-5 pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
