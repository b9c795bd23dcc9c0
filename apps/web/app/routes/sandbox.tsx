import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { loader as screenLoader } from './screen-not-built.tsx';

/** The sandbox is for developers; in production it is not found unless DEVELOPER_PAGES is on. */
export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.developerPages) throw data(null, { status: 404 });
  return screenLoader(args);
}

export { default, ErrorBoundary, meta } from './screen-not-built.tsx';
