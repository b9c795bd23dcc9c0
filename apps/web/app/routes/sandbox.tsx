import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { placeOf } from '../kit/places/place.server.ts';
import { admitted } from '../kit/server/guard.server.ts';
import { subjectOf } from '../kit/server/person.ts';
import { Sandbox } from '../kit/states/sandbox.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';

/** The sandbox is for developers; in production it is not found unless DEVELOPER_PAGES is on. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.developerPages) throw data(null, { status: 404 });
  const { screen, person, place } = await admitted(context);
  return {
    place: place && placeOf(place, subjectOf(person)),
    title: screen.title,
    dashboard: `/dashboard/${encodeURIComponent(context.session.geographySlug ?? '')}`,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.title ?? 'Roadside'} · Roadside` },
];

export default function SandboxRoute() {
  const { title, dashboard } = useLoaderData<typeof loader>();
  return <Sandbox title={title} back={{ to: dashboard, words: 'Go to the dashboard' }} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
