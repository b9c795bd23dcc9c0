'use client';
import { useMemo } from 'react';
import type { ChartProps } from '../internal/frame/chart-frame.tsx';
import { SceneFrame } from '../internal/frame/scene-frame.tsx';
import { useWords } from '../internal/frame/use-chart-settings.ts';
import { type Skill, skillScene } from './skill-tree.layout.ts';
import { skillTreeMessages } from '../internal/words/messages/skill-tree.messages.ts';

/** Props of {@link SkillTree}. */
export interface SkillTreeProps extends ChartProps {
  /** The first skill, with the skills it unlocks. */
  readonly root: Skill;
}

/**
 * Shows which skills are earned, which are open, and what they unlock.
 *
 * @example
 * <SkillTree title="Your skills" root={{ id: 'start', label: 'Driver', state: 'earned', skills: [{ id: 'tow', label: 'Tow', state: 'open', progress: 0.4 }] }} />
 */
export function SkillTree({ root, messages, ...frame }: SkillTreeProps) {
  const words = useWords(messages, skillTreeMessages);
  const scene = useMemo(() => skillScene(root, words), [root, words]);
  return <SceneFrame size="lg" {...frame} name="SkillTree" scene={scene} words={words} />;
}
