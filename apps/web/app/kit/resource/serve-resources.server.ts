import type { LoaderFunctionArgs } from '@remix-run/node';
import { notUnderstood, refuse, type ServedResource } from './define-resource.server.ts';

/** The loader and action of the one route that serves the resources: finds whose address was requested. */
export function serveResources(resources: readonly ServedResource[]): Pick<ServedResource, 'loader' | 'action'> {
  const find = ({ request, context }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    for (const resource of resources) {
      const params = resource.address.read(pathname);
      if (params) return { resource, params };
    }
    // A page loaded before an update may request what is no longer there.
    throw Response.json(refuse(context, notUnderstood), { status: 404 });
  };
  return {
    async loader(args) {
      const { resource, params } = find(args);
      return resource.loader({ ...args, params });
    },
    async action(args) {
      const { resource, params } = find(args);
      return resource.action({ ...args, params });
    },
  };
}
