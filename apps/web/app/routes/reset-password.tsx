import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useSubmitting } from '../kit/resource/use-submitting.ts';
import { ResetPasswordScreen } from '../areas/sign-in/screen/reset-password-screen.tsx';
import { RouteFailure } from '../kit/states/route-failure.tsx';
import { loadResetPassword, resetPassword } from '../areas/sign-in/server/reset-password.action.server.ts';

export const loader = loadResetPassword;
export const action = resetPassword;
export const meta: MetaFunction = () => [{ title: 'Reset password · Roadside' }];

export default function ResetPassword() {
  return (
    <ResetPasswordScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof resetPassword>()}
      pending={useSubmitting()}
    />
  );
}

export function ErrorBoundary() {
  return <RouteFailure standalone />;
}
