import type { ReactNode } from 'react';
import { BackButton } from '#web/page/back-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import type { Marked, Section } from './article.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { RichText } from './rich-text.tsx';

type WrittenPageProps = {
  title: string;
  lead: Marked;
  sections: readonly Section[];
  numbered?: boolean;
  /** Below the heading: the date of a legal text. */
  dateline?: ReactNode;
  /** Content after a section, by section id. */
  after?: Readonly<Record<string, ReactNode>>;
  /** Content after the last section. */
  children?: ReactNode;
};

/** A long text with its heading, table of contents and sections. */
export function WrittenPage({
  title,
  lead,
  sections,
  numbered = false,
  dateline,
  after,
  children,
}: WrittenPageProps) {
  return (
    <Container className="pt-4 sm:pt-6">
      <div className="print:hidden">
        <BackButton otherwise="/" />
      </div>
      <header className="max-w-3xl pt-3 pb-8 sm:pb-12">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">
          <RichText>{lead}</RichText>
        </p>
        {dateline && <p className="mt-4 text-muted text-sm">{dateline}</p>}
      </header>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <Contents sections={sections} numbered={numbered} />
        <div className="max-w-2xl space-y-12 print:max-w-none">
          {sections.map((section, at) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h2 id={`${section.id}-heading`} className="mb-4 text-2xl">
                {numbered && <span className="tabular text-muted">{at + 1}. </span>}
                {section.heading}
              </h2>
              <div className="space-y-4 leading-7">
                <Blocks blocks={section.blocks} />
                {after?.[section.id]}
              </div>
            </section>
          ))}
          {children}
        </div>
      </div>
    </Container>
  );
}
