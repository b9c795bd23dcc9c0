import type { ComponentPropsWithRef, ElementType } from 'react';

/** The native props of an element, its ref included. `style` is left out: an app's class wins over our layers, and variables go through CSS. */
export type ElementProps<Tag extends ElementType, Owned extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'style' | Owned
>;
