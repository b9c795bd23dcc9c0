import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { pageAhead } from '../areas/schedule/model/days-ahead.ts';
import type { LoadedSchedule } from '../areas/schedule/model/loaded-schedule.ts';
import { loadedDays, readScheduleAddress } from '../areas/schedule/model/schedule-address.ts';
import { ScheduleScreen } from '../areas/schedule/screen/schedule-screen.tsx';
import { loadSchedulePage, type SentSchedulePage } from '../areas/schedule/server/schedule-page.loader.server.ts';
import { useUnpacked } from '../kit/packed/use-unpacked.ts';
import { clientOnScreen } from '../kit/resource/resource-provider.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadSchedulePage;

/** Days that were read ahead open without a request. */
export async function clientLoader({
  request,
  params,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<LoadedSchedule | SentSchedulePage> {
  const client = clientOnScreen();
  const ahead = client && (await pageAhead(client, params.slug ?? '', new URL(request.url).searchParams));
  return ahead ?? ((await serverLoader<typeof loader>()) as SentSchedulePage);
}

/** Views, filters and drawers use loaded data; other days and locations are reloaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
    const { from, days } = loadedDays(readScheduleAddress(searchParams, '2000-01-01'));
    return `${from} ${days}`;
  });
  return before !== after;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.place.name} · Schedule · Roadside` : 'Roadside' },
];

export default function ScheduleRoute() {
  const loaded = useLoaderData<typeof loader>() as LoadedSchedule | SentSchedulePage;
  return <ScheduleScreen {...loaded} outcome={useUnpacked(loaded.outcome)} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
