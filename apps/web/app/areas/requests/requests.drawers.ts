import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { readRequestKey, requestKeyText, type RequestKey } from './model/request-key.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    request: RequestKey;
    'new-request': { readonly slug: string };
  }
}

/** One request: its effect, who else is off, and the decision. */
export const requestDrawer = defineDrawer({
  name: 'request',
  write: requestKeyText,
  read: readRequestKey,
  Drawer: lazyPart(() => import('./screen/request-drawer.tsx')),
});

/** The drawer where a driver makes a request. */
export const newRequestDrawer = defineDrawer({
  name: 'new-request',
  write: ({ slug }) => slug,
  read: (text) => (/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(text) ? { slug: text } : null),
  Drawer: lazyPart(() => import('./screen/new-request-drawer.tsx')),
});
