import type { ReactNode } from 'react';
import { formatLongDate } from '#domain/dates.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { LegalText } from './article.ts';
import { WrittenPage } from './written-page.tsx';

type LegalPageProps = { text: LegalText; after?: Readonly<Record<string, ReactNode>> };

export function LegalPage({ text, after }: LegalPageProps) {
  const { title, description, lead, sections, updated } = text;
  return (
    <>
      <PageHead title={title} description={description} kind="article" />
      <WrittenPage
        title={title}
        lead={lead}
        sections={sections}
        numbered
        after={after}
        dateline={
          <>
            Last updated: <time dateTime={updated}>{formatLongDate(updated)}</time>
          </>
        }
      />
    </>
  );
}
