import { vars } from '@roadside/tokens/theme';

/** Status of a value against its goal. The component that shows it supplies the wording. */
export type GoalStatus = 'green' | 'yellow' | 'red';

/** The colors of a goal status: the edge that marks it and the text that repeats it. */
export const goalColors = {
  green: { edge: vars.color.success.solid, text: vars.color.success.text },
  yellow: { edge: vars.color.beacon.solid, text: vars.color.beacon.text },
  red: { edge: vars.color.danger.solid, text: vars.color.danger.text },
} as const;
