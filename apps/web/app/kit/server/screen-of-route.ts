import { routes, type ScreenRoute } from '@roadside/domain/navigation';

/** The screen of a route module's id; null for layouts and resources. */
export function screenOfRoute(routeId: string): ScreenRoute | null {
  return routes.find(({ id }) => routeId === `screen.${id}`) ?? null;
}
