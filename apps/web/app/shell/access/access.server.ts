import { calls } from '@roadside/contract/calls';
import { routes, type ScreenId } from '@roadside/domain/navigation';
import { defineResource } from '../../kit/resource/define-resource.server.ts';
import { accessAddress } from '../addresses.ts';

const isScreen = (value: string | undefined): value is ScreenId => routes.some(({ id }) => id === value);

/** Why the signed-in person, or for an Admin somebody else, can open a page at a location, or can't. */
export const accessResource = defineResource(accessAddress, {
  query: ({ api, params, search }) => {
    const page = {
      screen: isScreen(params['screen']) ? params['screen'] : ('not-found' as const),
      ...(search.get('slug') ? { slug: search.get('slug') ?? '' } : {}),
    };
    const employee_id = Number(search.get('person'));
    return employee_id > 0
      ? api.attempt(calls.accounts.explainAccessOf, { body: { action: 'explain_other', employee_id, ...page } })
      : api.attempt(calls.accounts.explainAccess, { body: { action: 'explain', ...page } });
  },
});
export type AccessResource = typeof accessResource;
