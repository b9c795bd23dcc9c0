import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SkillTreeScreen } from '../areas/arena/screen/skill-tree-screen.tsx';
import { loadSkillTree } from '../areas/arena/server/arena.loaders.server.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';

export const loader = loadSkillTree;
export const meta: MetaFunction = () => [{ title: 'Skill tree · Roadside' }];

export default function SkillTree() {
  return <SkillTreeScreen {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteFailure />;
}
