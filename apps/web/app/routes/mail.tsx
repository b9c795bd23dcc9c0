import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MailScreen } from '../areas/mail/screen/mail-screen.tsx';
import { loadMail } from '../areas/mail/server/mail.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadMail;
export const handle = { title: 'Mail' };
export const meta: MetaFunction = () => [{ title: 'Mail · Roadside' }];

export default function Mail() {
  return <MailScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
