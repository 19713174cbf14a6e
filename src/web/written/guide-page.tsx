import { PageHead } from '#web/page/page-head.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import type { Guide } from './article.ts';
import { WrittenPage } from './written-page.tsx';

export function GuidePage({ guide }: { guide: Guide }) {
  const { title, description, lead, sections, next } = guide;
  return (
    <>
      <PageHead title={title} description={description} kind="article" />
      <WrittenPage title={title} lead={lead} sections={sections}>
        <section
          aria-labelledby="next-heading"
          className="on-deck rounded-card px-6 py-8 sm:px-8 print:hidden"
        >
          <h2 id="next-heading" className="text-2xl text-on-deck">
            {next.heading}
          </h2>
          <p className="mt-2 text-on-deck-muted">{next.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {next.actions.map(({ to, label }, at) => (
              <LinkButton key={to} to={to} look={at === 0 ? 'brass' : 'deck'}>
                {label}
              </LinkButton>
            ))}
          </div>
        </section>
      </WrittenPage>
    </>
  );
}
