import type { ReactNode } from 'react';

/** The empty-state illustrations: slate lines in the icon stroke, with one amber light each. */
export function Drawing({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 192 112"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The single light of a drawing. */
export const light = { stroke: 'var(--drawing-light)', fill: 'var(--drawing-light)' };
