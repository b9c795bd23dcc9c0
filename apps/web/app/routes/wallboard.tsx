import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WallboardScreen } from '../areas/arena/screen/wallboard-screen.tsx';
import { loadWallboard } from '../areas/arena/server/wallboard.loader.server.ts';
import { ResourceProvider } from '../kit/resource/resource-provider.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadWallboard;
export const meta: MetaFunction = () => [{ title: 'Wallboard · Roadside' }];

export default function Wallboard() {
  return (
    <ResourceProvider>
      <WallboardScreen {...useLoaderData<typeof loader>()} />
    </ResourceProvider>
  );
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
