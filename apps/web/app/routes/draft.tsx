import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DraftScreen } from '../areas/arena/screen/draft-screen.tsx';
import { loadDraft } from '../areas/arena/server/arena.loaders.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadDraft;
export const meta: MetaFunction = () => [{ title: 'Draft · Roadside' }];

export default function Draft() {
  return <DraftScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
