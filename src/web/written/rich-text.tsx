import { Link } from 'react-router';
import { cx } from '#web/ui/class-names.ts';
import type { Marked } from './article.ts';
import { type Span, spansOf } from './marks.ts';

const LINK = 'text-sea underline underline-offset-4 hover:text-sea-strong';

/** Renders markup. In print, links to other sites show their address. */
export function RichText({ children }: { children: Marked }) {
  return spansOf(children).map((span) => <Piece key={span.at} {...span} />);
}

function Piece({ text, strong, href }: Span) {
  if (strong) return <strong className="font-semibold">{text}</strong>;
  if (!href) return text;
  if (href.startsWith('/'))
    return (
      <Link to={href} className={LINK}>
        {text}
      </Link>
    );
  return (
    <a href={href} className={cx(LINK, lookOf(href))}>
      {text}
    </a>
  );
}

function lookOf(href: string) {
  if (href.startsWith('tel:')) return 'whitespace-nowrap';
  if (href.startsWith('https:')) return "print:after:content-['_('attr(href)')']";
}
