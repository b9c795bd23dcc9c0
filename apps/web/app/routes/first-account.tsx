import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FirstAccountScreen } from '../areas/sign-in/screen/first-account-screen.tsx';
import { createFirstAccount, loadFirstAccount } from '../areas/sign-in/server/first-account.server.ts';
import { useSubmitting } from '../kit/resource/use-submitting.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadFirstAccount;
export const action = createFirstAccount;
export const meta: MetaFunction = () => [{ title: 'First account · Roadside' }];

export default function FirstAccount() {
  return (
    <FirstAccountScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      pending={useSubmitting()}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
