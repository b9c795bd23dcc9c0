import { useSearchParams } from '@remix-run/react';
import { use } from 'react';
import { withDrawer } from './drawer-address.ts';
import { DrawerRegistry, type DrawerName, type DrawerValues } from './drawer-registry.ts';

/** Writes the address of this page with a drawer open, for links that work before script; '' if the drawer has none. */
export function useDrawerHref(): <Name extends DrawerName>(name: Name, value: DrawerValues[Name]) => string {
  const registry = use(DrawerRegistry);
  const [search] = useSearchParams();
  return (name, value) => {
    const write = registry.find((drawer) => drawer.name === name)?.write;
    return write ? withDrawer(search, { name, text: write(value) }) : '';
  };
}
