import type { ReactElement, Ref } from 'react';
import type { Anatomy } from '../src/internal/anatomy.ts';

/** Props given to a part to prove that it forwards them. */
export interface ProbeProps {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly 'data-probe': string;
}

/** A component in the state where all its parts render. */
export interface Conformance<Part extends string = string> {
  readonly anatomy: Anatomy<Part>;
  /** Renders it. A part that gets `probe('Part')` must pass ref, class name and attributes to its element. */
  readonly render: (probe: (part: Part) => ProbeProps) => ReactElement;
  /** It renders in a portal, so a server renders none of these parts. */
  readonly portal?: boolean;
  /** Parts that render only in another state. */
  readonly absent?: readonly NoInfer<Part>[];
  /** Parts that are replaced by others of the same name once the code of the live component has loaded. */
  readonly replaced?: readonly NoInfer<Part>[];
  /** For a field whose props go to the input inside it: the part that takes the class name instead. */
  readonly classOn?: Partial<Record<NoInfer<Part>, NoInfer<Part>>>;
  /** The same component rendered as a link, if it supports `asChild`. */
  readonly asLink?: (link: ReactElement) => ReactElement;
}

/** The class that a probed part must have in addition to its own. */
export const probeClass = 'probe-class';

/** Declares a conformance. It exists for type inference. */
export const defineConformance = <Part extends string>(conformance: Conformance<Part>): Conformance<Part> =>
  conformance;
