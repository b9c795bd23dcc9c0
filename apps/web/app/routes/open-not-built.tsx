import { useMatches, type MetaFunction } from '@remix-run/react';
import { screenOfRoute } from '../guards/screen-of-route.ts';
import { NotBuilt } from '../screens/states/not-built.tsx';

export const meta: MetaFunction = ({ matches }) => [{ title: `${screenOfRoute(matches.at(-1)?.id ?? '')?.title ?? 'Roadside'} · Roadside` }];

/** A screen that needs no login and is not built yet. */
export default function OpenNotBuilt() {
  const screen = screenOfRoute(useMatches().at(-1)?.id ?? '');
  return <NotBuilt title={screen?.title ?? 'This screen'} back={{ to: '/login/', words: 'Back to login' }} standalone />;
}
