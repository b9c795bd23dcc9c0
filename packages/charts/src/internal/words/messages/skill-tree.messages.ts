/** Default texts of SkillTree, as ICU messages. */
export const skillTreeMessages = {
  skill: 'Skill',
  progress: 'Progress',
  earned: 'earned',
  open: 'open',
  locked: 'locked',
  skills: '{earned} of {count} earned, {open} open.',
} as const;
