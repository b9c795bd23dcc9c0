import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import type { FormAnswer, FormField } from '../../../kit/form/form-field.ts';
import { SchemaForm } from '../../../kit/form/schema-form.tsx';
import { AccountPage } from './account-page.tsx';

export interface InviteScreenProps {
  /** Token of the emailed link; null if somebody opened the page without one. */
  readonly token: string | null;
  readonly fields: readonly FormField[];
  readonly answer?: FormAnswer | undefined;
  readonly pending: boolean;
}

/** An invitation: the person with the link creates the account. Works without JavaScript. */
export function InviteScreen({ token, fields, answer, pending }: InviteScreenProps) {
  if (token === null || answer?.fields.token !== undefined)
    return (
      <AccountPage
        title={token === null ? 'Invitations arrive by email' : 'This invitation no longer works'}
        words={
          token === null
            ? 'Open the link in your invitation email. An administrator at your club or station can send one.'
            : 'It was already used or is more than 7 days old. If you have an account, log in. Otherwise, ask for a new invitation.'
        }
      >
        <Inline asChild wrap gap={16} rowGap={8}>
          <p>
            <Button asChild tone="beacon" size="lg">
              <Link to="/login/">Go to login</Link>
            </Button>
            {token !== null && <Link to="/reset-password/">Forgot your password?</Link>}
          </p>
        </Inline>
      </AccountPage>
    );
  return (
    <AccountPage title="Welcome to Roadside" words="You’re invited. Choose a username and password.">
      <SchemaForm fields={fields} hidden={{ token }} answer={answer} busy={pending} submit="Create account" size="lg" />
    </AccountPage>
  );
}
