import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSubmitting } from '../../api/use-submitting.ts';
import { ResetPasswordScreen } from '../../screens/ways-in/reset-password-screen.tsx';
import { RouteFailure } from '../../screens/states/route-failure.tsx';
import { resetPassword } from './reset-password.action.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get('token') || null, sent: searchParams.has('sent'), demo: context.mode === 'demo' };
}

export const action = resetPassword;
export const meta: MetaFunction = () => [{ title: 'Reset password · Roadside' }];

export default function ResetPassword() {
  return (
    <ResetPasswordScreen
      {...useLoaderData<typeof loader>()}
      failure={useActionData<typeof resetPassword>()}
      pending={useSubmitting()}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
