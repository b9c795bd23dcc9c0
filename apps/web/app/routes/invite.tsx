import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSubmitting } from '../kit/resource/use-submitting.ts';
import { InviteScreen } from '../areas/sign-in/screen/invite-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { acceptInvite, loadInvite } from '../areas/sign-in/server/invite.action.server.ts';

export const loader = loadInvite;
export const action = acceptInvite;
export const meta: MetaFunction = () => [{ title: 'Invitation · Roadside' }];

export default function Invite() {
  return (
    <InviteScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof acceptInvite>()}
      pending={useSubmitting()}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
