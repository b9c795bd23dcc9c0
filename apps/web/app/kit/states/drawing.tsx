import type { ReactNode } from 'react';

/** The empty-state family: slate lines in the stroke of the icons, one amber light in each. */
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

/** The one light of a drawing. */
export const light = { stroke: 'var(--drawing-light)', fill: 'var(--drawing-light)' };
