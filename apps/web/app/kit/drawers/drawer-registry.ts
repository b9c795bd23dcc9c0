import { createContext, type ComponentType } from 'react';

/**
 * What each drawer is about, by the drawer's name. An area adds its own by declaration merging beside its definition,
 * so that other areas can open it, type-checked, without importing anything of that area.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- areas merge their drawers into it
export interface DrawerValues {}
export type DrawerName = keyof DrawerValues & string;

/** What the screen that opens drawers offers them. */
export interface DrawerScope {
  /** The metrics and filters behind an element of this screen; undefined when the screen has no such element. */
  readonly sourceOf?: (elementId: number | null) => DrawerSource | undefined;
  /** The records before and after one in the list this screen shows; null at its ends. */
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
  /** Opens a drawer in this one's place; its own name with another value changes what it is about. */
  readonly open: <Name extends DrawerName>(name: Name, value: DrawerValues[Name]) => void;
  readonly close: () => void;
}

/** A drawer as its area defines it. */
export interface DrawerDefinition<Name extends DrawerName = DrawerName> {
  readonly name: Name;
  /** The value as text for the address; omit both to keep the drawer out of the address. */
  readonly write?: (value: DrawerValues[Name]) => string;
  /** Reads that text; null when it is not a value of this drawer. */
  readonly read?: (text: string) => DrawerValues[Name] | null;
  /** What makes it another drawer rather than the same one with other data; `write` unless given. */
  readonly keyOf?: (value: DrawerValues[Name]) => string;
  /** Loaded when the drawer is first opened. `onLost` is called when its script cannot be fetched. */
  readonly Drawer: ComponentType<DrawerProps<DrawerValues[Name]> & { readonly onLost: () => void }>;
}

/** Defines a drawer; its name fixes the type of its value. */
export function defineDrawer<Name extends DrawerName>(definition: DrawerDefinition<Name>): DrawerDefinition<Name> {
  return definition;
}

/** Any drawer, once its value's type no longer matters to whoever holds it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of drawers holds values of different types
export type AnyDrawer = DrawerDefinition<any>;

/** The drawers of the app. The composition root fills it; without one nothing opens. */
export const DrawerRegistry = createContext<readonly AnyDrawer[]>([]);
