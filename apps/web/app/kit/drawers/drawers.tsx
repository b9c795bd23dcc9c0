import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { drawerIn, withDrawer } from './drawer-address.ts';
import { DrawerRegistry, type DrawerName, type DrawerScope, type DrawerValues } from './drawer-registry.ts';

/** Opens and closes the drawers of a screen. */
export interface Drawers {
  readonly open: <Name extends DrawerName>(name: Name, value: DrawerValues[Name]) => void;
  readonly close: () => void;
}

const DrawersContext = createContext<Drawers | null>(null);

/** The drawers of the enclosing screen; null where nothing can open. */
export function useDrawers(): Drawers | null {
  return use(DrawersContext);
}

const emptyScope: DrawerScope = {};

export interface DrawersProviderProps {
  /** Data this screen offers to its drawers. */
  readonly scope?: DrawerScope;
  readonly children: ReactNode;
}

/**
 * A screen with drawers. The open drawer is part of the address, so reload, back and a shared link show it. A drawer
 * defined without `write` is kept in memory instead and closes on navigation.
 */
export function DrawersProvider({ scope = emptyScope, children }: DrawersProviderProps) {
  const registry = use(DrawerRegistry);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const [held, setHeld] = useState<{ readonly at: string; readonly name: string; readonly value: unknown } | null>(
    null,
  );
  const drawers = useMemo<Drawers>(
    () => ({
      open(name, value) {
        const write = registry.find((drawer) => drawer.name === name)?.write;
        setHeld(write ? null : { at: pathname, name, value });
        if (write) void navigate(withDrawer(search, { name, text: write(value) }), { preventScrollReset: true });
      },
      close() {
        setHeld(null);
        if (drawerIn(search)) void navigate(withDrawer(search, null) || '.', { preventScrollReset: true });
      },
    }),
    [registry, navigate, search, pathname],
  );
  const closeHeld = useCallback(() => setHeld(null), []);
  const shown = held?.at === pathname ? held : null;
  return (
    <DrawersContext value={drawers}>
      {children}
      {shown ? (
        <OpenDrawer key="held" name={shown.name} value={shown.value} scope={scope} {...drawers} close={closeHeld} />
      ) : (
        <DrawerOfAddress search={search} scope={scope} {...drawers} />
      )}
    </DrawersContext>
  );
}

function DrawerOfAddress({
  search,
  ...rest
}: Drawers & { readonly search: URLSearchParams; readonly scope: DrawerScope }) {
  const registry = use(DrawerRegistry);
  const named = drawerIn(search);
  const definition = named && registry.find(({ name }) => name === named.name);
  const value: unknown = definition?.read?.(named?.text ?? '');
  if (!named || !definition || value === null || value === undefined) return null;
  const key = definition.keyOf?.(value) ?? named.text;
  return <OpenDrawer key={`${named.name}~${key}`} name={named.name} value={value} {...rest} />;
}

function OpenDrawer({
  name,
  ...props
}: Drawers & { readonly name: string; readonly value: unknown; readonly scope: DrawerScope }) {
  const definition = use(DrawerRegistry).find((drawer) => drawer.name === name);
  if (!definition) return null;
  const { Drawer } = definition;
  return <Drawer {...props} onLost={props.close} />;
}
