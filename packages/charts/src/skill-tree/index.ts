export { SkillTree, type SkillTreeProps } from './skill-tree.tsx';
export type { Skill } from './skill-tree.layout.ts';
