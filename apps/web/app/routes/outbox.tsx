import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { calls } from '@roadside/contract/calls';
import { messages } from '@roadside/domain/messages';
import { can } from '@roadside/domain/permissions';
import { ownDashboard, requirePerson } from '../kit/server/guard.server.ts';
import { OutboxScreen } from '../areas/outbox/screen/outbox-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { subjectOf } from '../kit/server/person.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  if (!can(subjectOf(person), 'accounts.read-outbox', {}, context.access).allowed) {
    context.session.notify({ tone: 'warning', text: messages.forbidden });
    throw redirect(ownDashboard(person));
  }
  const read = await context.api.attempt(calls.accounts.outbox, {});
  requirePerson(context, request);
  return { mails: read.ok ? { ok: true as const, data: read.data.mails } : read, now: new Date().toISOString() };
}

export const handle = { title: 'Outbox' };
export const meta: MetaFunction = () => [{ title: 'Outbox · Roadside' }];

export default function Outbox() {
  return <OutboxScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
