import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeScreen } from '../areas/home/screen/home-screen.tsx';
import { homeAction, loadHome } from '../areas/home/server/home.loader.server.ts';
import { revalidateFrame } from '../kit/page/revalidate-frame.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadHome;
export const action = homeAction;
export const shouldRevalidate = revalidateFrame;
export const meta: MetaFunction = () => [{ title: 'Home · Roadside' }];

export default function Home() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
