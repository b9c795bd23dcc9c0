import type { ReactElement, Ref } from 'react';
import type { Anatomy } from '../src/internal/anatomy.ts';

/** What a part is given to prove that it passes things on. */
export interface ProbeProps {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly 'data-probe': string;
}

/** A component in the state where all its parts are drawn. */
export interface Conformance<Part extends string = string> {
  readonly anatomy: Anatomy<Part>;
  /** Draws it; a part that is given `probe('Part')` must pass ref, class name and attributes to its element. */
  readonly render: (probe: (part: Part) => ProbeProps) => ReactElement;
  /** It is drawn over the page, so a server draws nothing of these parts. */
  readonly portal?: boolean;
  /** Parts that another state draws. */
  readonly absent?: readonly NoInfer<Part>[];
  /** Parts that are replaced by others of the same name once the code of the live component has loaded. */
  readonly replaced?: readonly NoInfer<Part>[];
  /** Where a field's props go to the input inside it, the part that takes the class name instead. */
  readonly classOn?: Partial<Record<NoInfer<Part>, NoInfer<Part>>>;
  /** The same component rendered as a link, where it has `asChild`. */
  readonly asLink?: (link: ReactElement) => ReactElement;
}

/** The class a probed part must carry beside its own. */
export const probeClass = 'probe-class';

/** Declares a conformance; it exists for its types. */
export const defineConformance = <Part extends string>(conformance: Conformance<Part>): Conformance<Part> =>
  conformance;
