import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { SurveysScreen } from '../areas/surveys/screen/surveys-screen.tsx';
import { loadSurveys } from '../areas/surveys/server/surveys.loader.server.ts';
import type { LoadedSurveys } from '../areas/surveys/model/loaded-surveys.ts';
import { withDrawer } from '../kit/drawers/drawer-address.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadSurveys;

/** Opening a drawer doesn't reload the page behind it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    withDrawer(currentUrl.search, null) === withDrawer(nextUrl.search, null);
  return same ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${(data as LoadedSurveys).place.name} · Surveys · Roadside` : 'Roadside' },
];

export default function SurveysRoute() {
  return <SurveysScreen {...(useLoaderData<typeof loader>() as LoadedSurveys)} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
