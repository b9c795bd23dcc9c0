import { levelReached, levels } from '@roadside/domain/arena';
import { expect, it } from 'vitest';
import { skillBranches, type SkillNode } from './skill-branches.ts';

const flat = (node: SkillNode): SkillNode[] => [node, ...node.skills.flatMap(flat)];
const at = (points: number) =>
  skillBranches(
    levels.map((level) => ({
      ...level,
      name: 'Level',
      points: Math.min(level.threshold, points),
      reached: levelReached(level, points),
    })),
  );

it.each([
  [0, 0],
  [199, 0],
  [200, 1],
  [947, 4],
  [3000, 15],
])('%s points light %s levels, and open the next', (points, lit) => {
  const nodes = flat(at(points));
  expect(nodes).toHaveLength(15);
  expect(nodes.filter(({ state }) => state === 'earned')).toHaveLength(lit);
  expect(nodes.filter(({ state }) => state === 'open')).toHaveLength(lit === 15 ? 0 : 1);
});

it('shows how far the open level is', () => {
  const open = flat(at(950)).find(({ state }) => state === 'open');
  expect(open).toMatchObject({ label: '5 Level', progress: 0.75 });
});
