/** Attributes and custom properties that a part adds to its element. */
export interface PartAnatomy {
  /** Data attributes without the `data-` prefix, each with its meaning: `{ open: 'while shown' }`. */
  readonly states?: Readonly<Record<string, string>>;
  /** Custom properties a consumer may set, with their meaning. */
  readonly vars?: Readonly<Record<string, string>>;
}

/** The parts of one component: the single source of its `data-component` values, documentation and conformance test. */
export interface Anatomy<Part extends string = string> {
  readonly name: string;
  readonly parts: Readonly<Record<Part, PartAnatomy>>;
}

/** Declares the anatomy of a component. A component with a single part calls it `Root`. */
export const defineAnatomy = <Part extends string>(name: string, parts: Record<Part, PartAnatomy>): Anatomy<Part> => ({
  name,
  parts,
});

/** The `data-component` value of a part: `Button` for the only part of Button, `Dialog.Content` inside a compound. */
export const componentName = <Part extends string>(anatomy: Anatomy<Part>, part: Part): string =>
  Object.keys(anatomy.parts).length === 1 ? anatomy.name : `${anatomy.name}.${part}`;
