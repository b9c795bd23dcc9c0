import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSubmitting } from '../kit/resource/use-submitting.ts';
import { ResetPasswordScreen } from '../areas/sign-in/screen/reset-password-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { resetPassword } from '../areas/sign-in/server/reset-password.action.server.ts';

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
