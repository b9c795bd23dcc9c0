import { createContext, type ComponentType } from 'react';

/**
 * The value each drawer takes, by drawer name. An area adds its own by declaration merging beside its definition, so
 * other areas can open it, type-checked, without importing anything from that area.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- areas merge their drawers into it
export interface DrawerValues {}
export type DrawerName = keyof DrawerValues & string;

/** Data that a screen offers to the drawers it opens. */
export interface DrawerScope {
  /** The metrics and filters behind an element of this screen; undefined if the screen has no such element. */
  readonly sourceOf?: (elementId: number | null) => DrawerSource | undefined;
  /** The previous and next record in the list this screen shows; null at either end. */
  readonly neighborsOf?: (id: number) => { readonly before: number | null; readonly after: number | null };
  /** A drawer changed data that this screen shows. */
  readonly onChanged?: (name: DrawerName) => void;
}

export interface DrawerSource {
  readonly metrics: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
}

/** Props of every drawer. */
export interface DrawerProps<Value> {
  readonly value: Value;
  readonly scope: DrawerScope;
  /** Opens a drawer in place of this one. Pass its own name with another value to change the value. */
  readonly open: <Name extends DrawerName>(name: Name, value: DrawerValues[Name]) => void;
  readonly close: () => void;
}

/** A drawer as its area defines it. */
export interface DrawerDefinition<Name extends DrawerName = DrawerName> {
  readonly name: Name;
  /** Serializes the value for the address; omit both to keep the drawer out of the address. */
  readonly write?: (value: DrawerValues[Name]) => string;
  /** Parses that text; null when it is not a value of this drawer. */
  readonly read?: (text: string) => DrawerValues[Name] | null;
  /** The drawer's identity: with the same key, only its data changes. Defaults to `write`. */
  readonly keyOf?: (value: DrawerValues[Name]) => string;
  /** Loaded when the drawer first opens. `onLost` is called when its script can't be loaded. */
  readonly Drawer: ComponentType<DrawerProps<DrawerValues[Name]> & { readonly onLost: () => void }>;
}

/** Defines a drawer; its name fixes the type of its value. */
export function defineDrawer<Name extends DrawerName>(definition: DrawerDefinition<Name>): DrawerDefinition<Name> {
  return definition;
}

/** Any drawer, with the type of its value erased. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of drawers holds values of different types
export type AnyDrawer = DrawerDefinition<any>;

/** The drawers of the app, provided by the composition root. Without a provider nothing opens. */
export const DrawerRegistry = createContext<readonly AnyDrawer[]>([]);
