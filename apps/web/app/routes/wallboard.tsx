import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WallboardScreen } from '../areas/arena/screen/wallboard-screen.tsx';
import { loadWallboard } from '../areas/arena/server/wallboard.loader.server.ts';
import { ResourceProvider } from '../kit/resource/resource-provider.tsx';
import { SeeingBanner } from '../kit/seeing/seeing-banner.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadWallboard;
export const meta: MetaFunction = () => [{ title: 'Wallboard · Roadside' }];

export default function Wallboard() {
  const { seen, ...wall } = useLoaderData<typeof loader>();
  return (
    <ResourceProvider>
      {seen && <SeeingBanner {...seen} />}
      <WallboardScreen {...wall} />
    </ResourceProvider>
  );
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
