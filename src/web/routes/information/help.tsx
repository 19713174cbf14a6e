import { FAQS } from '#web/content/help.ts';
import { HelpAnswers } from '#web/features/help/help-answers.tsx';
import { useHelpQuery } from '#web/features/help/help-query.ts';
import { HelpSearch } from '#web/features/help/help-search.tsx';
import { SupportCards } from '#web/features/help/support-cards.tsx';
import { TopicGroups } from '#web/features/help/topic-groups.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { faqJsonLd } from '#web/written/faq-list.tsx';

export default function HelpPage() {
  const [query, ask] = useHelpQuery();
  return (
    <Container className="flex flex-col gap-12">
      <PageHead
        title="Help Centre"
        description="Answers about buying, selling and staying safe on Slipway."
        jsonLd={faqJsonLd(FAQS)}
      />
      <div>
        <PageHeading lead="Answers about buying, selling and staying safe.">Help Centre</PageHeading>
        <HelpSearch query={query} onAsk={ask} />
      </div>
      <HelpAnswers query={query} />
      <TopicGroups />
      <SupportCards />
    </Container>
  );
}
