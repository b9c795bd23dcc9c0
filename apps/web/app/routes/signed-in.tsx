import { Outlet, useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { type ReactNode, useCallback } from 'react';
import { drawers } from '../drawers.ts';
import { ResourceProvider } from '../kit/resource/resource-provider.tsx';
import { DrawerRegistry } from '../kit/drawers/drawer-registry.ts';
import { isOffline } from '../kit/resource/connection.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { usePublishFrame } from '../kit/page/last-frame.ts';
import { ShellScreen } from '../shell/shell-screen.tsx';
import { loadShell } from '../shell/shell.loader.server.ts';

export const loader = loadShell;

export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  // What changes inside one screen changes nothing about the frame.
  // Without a connection what is around the page stays, and only the page says that it cannot be had.
  isOffline() ||
  (formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search)
    ? false
    : defaultShouldRevalidate;

export default function SignedIn() {
  const shell = useLoaderData<typeof loader>();
  const frame = useCallback(
    (page: ReactNode) => (
      <ResourceProvider>
        <DrawerRegistry value={drawers}>
          <ShellScreen {...shell}>{page}</ShellScreen>
        </DrawerRegistry>
      </ResourceProvider>
    ),
    [shell],
  );
  usePublishFrame(frame);
  return frame(<Outlet />);
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
