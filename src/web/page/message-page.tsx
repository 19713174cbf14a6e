import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHead } from './page-head.tsx';

type MessagePageProps = { title: string; children: ReactNode; link: { to: string; label: string } };

/** A page with one message and one link. Not indexed by search engines. */
export function MessagePage({ title, children, link }: MessagePageProps) {
  return (
    <Container width="text" className="flex flex-col items-center gap-5 py-24 text-center">
      <PageHead title={title} noIndex />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-muted">{children}</p>
      <LinkButton to={link.to}>{link.label}</LinkButton>
    </Container>
  );
}
