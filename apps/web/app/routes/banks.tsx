import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BanksScreen } from '../areas/bank/screen/banks-screen.tsx';
import { loadBanks } from '../areas/bank/server/bank.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadBanks;
export const meta: MetaFunction<typeof loader> = () => [{ title: 'Bank · Roadside' }];

export default function Banks() {
  return <BanksScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
