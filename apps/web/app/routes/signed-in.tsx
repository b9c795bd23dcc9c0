import { Outlet, useLoaderData } from '@remix-run/react';
import { type ReactNode, useCallback } from 'react';
import { drawers } from '../drawers.ts';
import { laterPart } from '../kit/page/later-part.tsx';
import { ResourceProvider } from '../kit/resource/resource-provider.tsx';
import { DrawerRegistry } from '../kit/drawers/drawer-registry.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { usePublishFrame } from '../kit/page/last-frame.ts';
import { revalidateFrame } from '../kit/page/revalidate-frame.ts';
import { ShellScreen } from '../shell/shell-screen.tsx';
import { loadShell } from '../shell/shell.loader.server.ts';

const SendLeftovers = laterPart(() => import('../areas/chat/outbox/send-leftovers.tsx'));

const SendLessons = laterPart(() => import('../areas/training/offline/send-lessons.tsx'));

export const loader = loadShell;

export const shouldRevalidate = revalidateFrame;

export default function SignedIn() {
  const shell = useLoaderData<typeof loader>();
  const frame = useCallback(
    (page: ReactNode) => (
      <ResourceProvider>
        <DrawerRegistry value={drawers}>
          <ShellScreen {...shell}>{page}</ShellScreen>
          <SendLeftovers person={shell.person.employeeId} />
          <SendLessons person={shell.person.employeeId} />
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
