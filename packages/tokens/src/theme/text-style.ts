import { vars } from './contract.css.ts';

/** A role of the type scale, such as `titleSm` or `tableHead`. */
export type TextRole = keyof typeof vars.type;

/** Declarations for one role of the type scale, to spread into a vanilla-extract rule. */
export function textStyle(role: TextRole) {
  const { size, line, weight, width } = vars.type[role];
  return { fontSize: size, lineHeight: line, fontWeight: weight, fontStretch: `calc(${width} * 1%)` } as const;
}
