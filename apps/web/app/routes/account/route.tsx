import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountScreen } from '../../screens/account/account-screen.tsx';
import { RouteFailure } from '../../screens/states/route-failure.tsx';
import { accountAction } from './account.action.server.ts';
import { loadAccount } from './account.loader.server.ts';

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
