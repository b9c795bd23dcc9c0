import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountScreen } from '../areas/account/screen/account-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { accountAction } from '../areas/account/server/account.action.server.ts';
import { loadAccount } from '../areas/account/server/account.loader.server.ts';

export const loader = loadAccount;
export const action = accountAction;
export const handle = { title: 'Your account' };
export const meta: MetaFunction = () => [{ title: 'Your account · Roadside' }];

export default function Account() {
  return <AccountScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
