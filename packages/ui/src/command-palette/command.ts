import type { ReactNode } from 'react';

/** Something the application can do, wherever it is offered: palette, menu, key or help. */
export interface Command {
  /** Stable: recent commands are remembered by it. */
  readonly id: string;
  /** A verb and its object: "Go to My Dashboard". */
  readonly label: string;
  /** The heading it stands under. */
  readonly group?: string;
  /** A second line, such as the path of a place. */
  readonly description?: string;
  /** More words to find it by. */
  readonly keywords?: readonly string[];
  /** Keys that do the same, as shown: `G D`. Whoever listens to keys reads them from here too. */
  readonly keys?: string;
  readonly leading?: ReactNode;
  /** @defaultValue false */
  readonly disabled?: boolean;
  readonly run: () => void;
}
