import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TrainingScreen } from '../areas/training/screen/training-screen.tsx';
import { loadTraining, trainingAction } from '../areas/training/server/training.loader.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadTraining;
export const action = trainingAction;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.lesson?.ok ? `${data.lesson.data.module.title} · Training · Roadside` : 'Training · Roadside' },
];

export default function Training() {
  return <TrainingScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
