import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { JsonLd } from '#web/page/json-ld.ts';
import type { Faq } from './article.ts';
import { plainText } from './marks.ts';
import { RichText } from './rich-text.tsx';

/**
 * Collapsible questions. The anchor is inside the answer, so that browsers open it for a link when the
 * page loads; navigation within the site is handled here.
 */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link clicked again opens the answer again
  useEffect(() => {
    const answer = hash && list.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    if (!answer) return;
    answer.closest('details')?.setAttribute('open', '');
    answer.scrollIntoView();
  }, [hash, key]);

  return (
    <div ref={list} className="divide-y divide-line rounded-card border border-line bg-card">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className="group print:details-content:[content-visibility:visible]">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-sea [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
            />
          </summary>
          <p id={id} className="max-w-3xl scroll-mt-20 px-5 pb-5 leading-7">
            <RichText>{answer}</RichText>
          </p>
        </details>
      ))}
    </div>
  );
}

/** FAQ structured data for search engines. */
export function faqJsonLd(faqs: readonly Faq[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
