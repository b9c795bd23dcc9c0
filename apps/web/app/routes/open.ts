import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { subjectPath } from '../kit/notices/subject-path.ts';

/** Opens what a push is about. The screen there checks the sign-in. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(subjectPath(params['kind'] ?? '', Number(params['id'])));
}
