import type { ReactNode } from 'react';

/** An action of the application, wherever it's offered: palette, menu, shortcut or help. */
export interface Command {
  /** Stable id; recent commands are stored by it. */
  readonly id: string;
  /** A verb and its object: "Go to My Dashboard". */
  readonly label: string;
  /** The heading it's listed under. */
  readonly group?: string;
  /** A second line, such as a location's path. */
  readonly description?: string;
  /** Extra search terms. */
  readonly keywords?: readonly string[];
  /** Keyboard shortcut, as shown: `G D`. The shortcut handler reads it from here too. */
  readonly keys?: string;
  readonly leading?: ReactNode;
  /** @defaultValue false */
  readonly disabled?: boolean;
  readonly run: () => void;
}
