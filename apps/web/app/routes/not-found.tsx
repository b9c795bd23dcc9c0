import { data, type MetaFunction } from '@remix-run/node';
import { NotFound } from '../kit/states/route-failure.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => [{ title: 'Not found · Roadside' }];

export default function NotFoundRoute() {
  return <NotFound standalone />;
}
