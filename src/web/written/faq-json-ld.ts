import type { JsonLd } from '#web/page/json-ld.ts';
import type { Faq } from './article.ts';
import { plainText } from './marks.ts';

/** Questions and answers for search engines. */
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
