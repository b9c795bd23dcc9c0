import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSubmitting } from '../kit/resource/use-submitting.ts';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { LoginScreen } from '../areas/sign-in/screen/login-screen.tsx';
import { signIn } from '../areas/sign-in/server/login.action.server.ts';
import { loadLogin } from '../areas/sign-in/server/login.loader.server.ts';

export const loader = loadLogin;
export const action = signIn;
export const meta: MetaFunction = () => [{ title: 'Login · Roadside' }];

export default function Login() {
  const failure = useActionData<typeof signIn>();
  return <LoginScreen {...useLoaderData<typeof loadLogin>()} failure={failure} pending={useSubmitting()} />;
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
