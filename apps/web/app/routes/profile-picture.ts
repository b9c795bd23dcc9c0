import { redirect } from '@remix-run/node';
import { pictureAction } from '../areas/account/server/picture.action.server.ts';

export const action = pictureAction;

/** The address belongs to the form; who opens it is led to it. */
export function loader() {
  return redirect('/account/');
}
