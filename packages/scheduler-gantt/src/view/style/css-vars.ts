import type { CSSProperties } from 'react';

/**
 * Custom properties for one element, converting `var(--x)` from the style sheets to `--x`. Runs for every bar, so it is
 * kept short.
 */
export function cssVars(values: Readonly<Record<string, string>>): CSSProperties {
  const style: Record<string, string> = {};
  for (const name in values) style[name.slice(4, -1)] = values[name] as string;
  return style as CSSProperties;
}
