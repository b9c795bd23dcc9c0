import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * The native props of an element, including its ref. `style` is omitted: an app's class overrides our layers, and
 * variables are set in CSS. An `input` takes no `children`: React throws on them.
 */
export type ElementProps<Tag extends ElementType, Owned extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'style' | Owned | (Tag extends 'input' ? 'children' : never)
>;
