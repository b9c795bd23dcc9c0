import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BankScreen } from '../areas/bank/screen/bank-screen.tsx';
import { loadBank } from '../areas/bank/server/bank.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadBank;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.driver.name} · Arena bank · Roadside` : 'Roadside' },
];

export default function ArenaBank() {
  return <BankScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
