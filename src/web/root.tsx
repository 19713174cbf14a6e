import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { pageContext } from './lib/load-context.ts';
import { pageQueryClient } from './lib/query-client.ts';
import theme from './ui/theme.css?url';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(pageContext).publicUrl };
}

/** The site's address does not change while a visitor is here. */
export function shouldRevalidate() {
  return false;
}

const PRELOADED_FONTS = [interLatin, frauncesLatin];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b2239" />
        {PRELOADED_FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(pageQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main">
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
