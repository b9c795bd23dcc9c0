import { Form, Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { TextField } from '@roadside/ui/text-field';
import { NewPasswordField } from './new-password-field.tsx';
import { Said } from './reset-password-screen.tsx';
import type { WayInFailure } from '../../../kit/form/form-failure.ts';
import * as styles from './way-in.css.ts';
import { WayIn } from './way-in.tsx';

export interface InviteScreenProps {
  /** Of the mailed link; null = somebody came without one. */
  readonly token: string | null;
  readonly failure?: WayInFailure | undefined;
  readonly pending: boolean;
}

/** An invitation: whoever has the link makes the account it promises. Works before any script has arrived. */
export function InviteScreen({ token, failure, pending }: InviteScreenProps) {
  if (token === null || failure?.uselessLink)
    return (
      <WayIn
        title={token === null ? 'An invitation comes by mail' : 'This invitation does not work any more'}
        words={
          token === null
            ? 'Open the link in the mail you were sent. Whoever runs Roadside at your club or station can send one.'
            : 'It has been used, or is older than 7 days. If the account is yours already, login; if not, ask whoever invited you for another.'
        }
      >
        <p className={styles.actions}>
          <Button asChild tone="beacon" size="lg">
            <Link to="/login/">Go to login</Link>
          </Button>
          {token !== null && <Link to="/reset-password/">Forgotten your password?</Link>}
        </p>
      </WayIn>
    );
  return (
    <WayIn title="Welcome to Roadside" words="You are invited. Choose the name and the password you will login with.">
      <Form method="post" className={styles.form}>
        <input type="hidden" name="token" value={token} />
        <div className={styles.names}>
          <Field label="First name" error={failure?.fields.first_name} required>
            <TextField
              name="first_name"
              size="lg"
              autoComplete="given-name"
              defaultValue={failure?.typed.first_name}
              maxLength={100}
            />
          </Field>
          <Field label="Last name" error={failure?.fields.last_name} optional>
            <TextField
              name="last_name"
              size="lg"
              autoComplete="family-name"
              defaultValue={failure?.typed.last_name}
              maxLength={100}
            />
          </Field>
        </div>
        <Field label="Username" description="At least 3 characters" error={failure?.fields.username} required>
          <TextField
            name="username"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={failure?.typed.username}
            minLength={3}
            maxLength={150}
          />
        </Field>
        <NewPasswordField label="Password" error={failure?.fields.password} />
        <Said failure={failure} />
        <Button type="submit" tone="beacon" size="lg" block loading={pending}>
          Make my account
        </Button>
      </Form>
    </WayIn>
  );
}
