import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react';
import { SeeingScreen } from '../areas/seeing/screen/seeing-screen.tsx';
import { loadSeeing, startSeeing } from '../areas/seeing/server/seeing.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadSeeing;
export const action = startSeeing;
export const handle = { title: 'See as someone else' };
export const meta: MetaFunction = () => [{ title: 'See as someone else · Roadside' }];

export default function Seeing() {
  const { revalidate } = useRevalidator();
  return (
    <SeeingScreen
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()?.refused ?? null}
      onRetry={revalidate}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
