import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ChatScreen } from '../areas/chat/screen/chat-screen.tsx';
import { loadChat } from '../areas/chat/server/chat.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadChat;
export const handle = { title: 'Chat' };
export const meta: MetaFunction = () => [{ title: 'Chat · Roadside' }];

export default function Chat() {
  return <ChatScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
