import type { SkillTreeReply } from '@roadside/contract/schemas';

/** A node of the drawn tree. */
export interface SkillNode {
  readonly id: string;
  readonly label: string;
  readonly state: 'earned' | 'open' | 'locked';
  readonly progress: number;
  readonly skills: readonly SkillNode[];
}

/**
 * The levels as a tree of real branches: each level unlocks the next two, so fifteen levels are four rows. The first
 * level not reached is open and shows how far it is; the ones after it are locked.
 */
export function skillBranches(levels: SkillTreeReply['level_data']): SkillNode {
  const next = levels.findIndex(({ reached }) => !reached);
  const node = (index: number): SkillNode => {
    const level = levels[index];
    const before = index === 0 ? 0 : (levels[index - 1]?.threshold ?? 0);
    const span = (level?.threshold ?? 1) - before;
    return {
      id: String(level?.level ?? index + 1),
      label: `${level?.level ?? index + 1} ${level?.name ?? ''}`,
      state: level?.reached ? 'earned' : index === next ? 'open' : 'locked',
      progress: Math.min(1, Math.max(0, ((level?.points ?? 0) - before) / span)),
      skills: [2 * index + 1, 2 * index + 2].filter((child) => child < levels.length).map(node),
    };
  };
  return node(0);
}
