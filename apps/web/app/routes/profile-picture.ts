import { redirect } from '@remix-run/node';
import { pictureAction } from '../areas/account/server/picture.action.server.ts';

export const action = pictureAction;

/** The address is the form's action; opening it redirects. */
export function loader() {
  return redirect('/account/');
}
