import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { PageViews } from './consent/count-views.ts';
import { ConsentQuestion } from './features/consent/consent-question.tsx';
import { FooterPart } from './features/navigation/footer-part.tsx';
import { Header } from './features/navigation/header.tsx';
import { MAIN_ID, PageChange, SkipLink } from './features/navigation/main-content.tsx';
import { PageError } from './features/navigation/page-error.tsx';
import { SessionWatch, UnfinishedSignOutBar } from './features/navigation/session-watch.tsx';
import { OfflineWatch } from './offline/offline-watch.tsx';
import { pageContext } from './page/load-context.ts';
import type { RootData } from './page/public-url.ts';
import { useIsWidePage } from './page/wide-page.ts';
import themeHref from './ui/theme/theme.css?url';
import { Toaster } from './ui/toasts/toaster.tsx';

export function loader({ context }: LoaderFunctionArgs): RootData {
  return { publicUrl: context.get(pageContext).publicUrl };
}

/** The public URL never changes during a visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" data-wide={useIsWidePage() || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b2239" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
        {/* `precedence` makes React put it before all other resources. */}
        <link rel="stylesheet" href={themeHref} precedence="default" />
      </head>
      <body>
        {/* Base UI's own style elements would break the content security policy. */}
        <CSPProvider disableStyleElements>
          <SkipLink />
          <ConsentQuestion />
          <Header />
          <UnfinishedSignOutBar />
          <main id={MAIN_ID} tabIndex={-1} className="grow">
            {children}
          </main>
          <FooterPart />
          <Toaster />
        </CSPProvider>
        <PageChange />
        <PageViews />
        <SessionWatch />
        <OfflineWatch />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />;
}
