import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { admit, redirectToOwnSpelling } from '../app/kit/server/guard.server.ts';
import { screenOfRoute } from '../app/kit/server/screen-of-route.ts';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/**
 * The build with every screen behind its guard, by the id of the matched route: no screen can forget its guard, and no
 * spelling of an address can bypass it. Loaders run in parallel with their guard and find it in their context; their
 * data is sent only once the guard has admitted the person. Actions wait for it.
 * @throws where a screen that needs a sign-in has no loader: the browser would open it without a request to the server
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route && guardedRoute(route)])),
  };
}

function guardedRoute(route: ServerRoute): ServerRoute {
  const screen = screenOfRoute(route.id);
  const { loader, action } = route.module;
  if (!screen) return route;
  if (!loader) {
    if (screen.login) throw new Error(`The screen ${screen.id} needs a loader, or nothing guards it in the browser.`);
    return route;
  }
  if (!screen.login) {
    const spelled = async (given: LoaderFunctionArgs) => {
      redirectToOwnSpelling(screen, given.request);
      return loader(given);
    };
    return { ...route, module: { ...route.module, loader: spelled } };
  }
  const guarded = async (given: LoaderFunctionArgs) => {
    const admission = admit(screen, given);
    const loaded = (async () => loader({ ...given, context: { ...given.context, admission } }))();
    // The first failure is reported by the awaits below; the other must not count as unhandled.
    loaded.catch(() => {});
    await admission;
    return loaded;
  };
  const guardedAction =
    action &&
    (async (given: ActionFunctionArgs) => {
      const admission = admit(screen, given);
      await admission;
      return action({ ...given, context: { ...given.context, admission } });
    });
  return { ...route, module: { ...route.module, loader: guarded, ...(guardedAction && { action: guardedAction }) } };
}
