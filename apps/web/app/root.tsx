import plexSans from '@roadside/tokens/fonts/plex-sans-latin.woff2?url';
import '@roadside/tokens/themes';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { isUnanswered } from './kit/resource/connection.ts';
import { replayPresses, keepPressesScript } from './kit/page/early-presses.ts';
import { NavigationLoader } from './kit/page/navigation-loader.tsx';
import { revalidateFrame } from './kit/page/revalidate-frame.ts';
import { useHeadingFocus } from './kit/page/use-heading-focus.ts';
import { useNonce } from './kit/page/nonce.ts';
import { PageStyles } from './kit/page/page-styles.tsx';
import { NoticesProvider } from './kit/notices/notices.tsx';
import { usePublishFrame, useLastFrame } from './kit/page/last-frame.ts';
import { RouteFailure } from './kit/states/route-failure.tsx';
import { defaultView, followSystemScript, pinnedTheme, readView } from './kit/store/view-settings.ts';
import { prepareFormatsScript } from './kit/format/prepare-formats.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    view: readView(request.headers.get('cookie')),
    notices: context.session.takeNotices(),
  };
}

export const shouldRevalidate = revalidateFrame;

export const meta: MetaFunction = () => [{ title: 'Roadside' }];

// Preload the font of every page; without this it is requested only once the styles have been parsed.
export const links: LinksFunction = () => [
  { rel: 'preload', href: plexSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const view = loaded?.view ?? defaultView;
  const nonce = useNonce();
  useEffect(() => replayPresses(), []);
  return (
    // A script or the theme switch may set the theme attribute before hydration.
    <html lang="en" dir="ltr" data-theme={pinnedTheme(view)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f2f5fa" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0e13" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepPressesScript }} />
        <Meta />
        <PageStyles />
        <Links />
        {view.theme === 'system' && view.contrast === 'more' && (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: followSystemScript }} />
        )}
      </head>
      <body>
        {children}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: prepareFormatsScript }} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { notices } = useLoaderData<typeof loader>();
  useHeadingFocus();
  return (
    <NoticesProvider arrived={notices}>
      <NavigationLoader />
      <Outlet />
    </NoticesProvider>
  );
}

const noNotices: readonly never[] = [];

/**
 * Shown only when even the shell failed: the page still says what happened and offers a way back. If the server did not
 * answer at all, nobody was refused, so the previous frame stays.
 */
export function ErrorBoundary() {
  const unanswered = isUnanswered(useRouteError());
  const frame = useLastFrame();
  const shown = unanswered ? frame : null;
  usePublishFrame(shown);
  if (!shown) return <RouteFailure standalone />;
  return (
    <NoticesProvider arrived={noNotices}>
      <NavigationLoader />
      {shown(<RouteFailure />)}
    </NoticesProvider>
  );
}
