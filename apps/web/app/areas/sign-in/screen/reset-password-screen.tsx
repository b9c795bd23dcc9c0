import { Form, Link } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import type { FormAnswer, FormField } from '../../../kit/form/form-field.ts';
import { SchemaForm } from '../../../kit/form/schema-form.tsx';
import * as styles from './account-page.css.ts';
import { AccountPage } from './account-page.tsx';

export interface ResetPasswordScreenProps {
  /** Token of the emailed link; null when requesting one. */
  readonly token: string | null;
  /** A link has just been requested. */
  readonly sent: boolean;
  /** In a demo, the email goes to the outbox. */
  readonly demo: boolean;
  /** Fields of the form: the email address or, with a token, the new password. */
  readonly fields: readonly FormField[];
  readonly answer?: FormAnswer | undefined;
  readonly pending: boolean;
}

/** A forgotten password: request a link, or choose a new password with it. Works without JavaScript. */
export function ResetPasswordScreen({ token, sent, demo, fields, answer, pending }: ResetPasswordScreenProps) {
  if (answer?.fields.token !== undefined)
    return (
      <AccountPage
        title="This link no longer works"
        words="It was already used or is more than 30 minutes old. Your password hasn’t changed."
      >
        <Inline asChild wrap gap={16} rowGap={8}>
          <p>
            <Button asChild tone="beacon" size="lg">
              <Link to="/reset-password/">Request a new link</Link>
            </Button>
            <Link to="/login/" className={styles.link}>
              Back to login
            </Link>
          </p>
        </Inline>
      </AccountPage>
    );
  if (token !== null)
    return (
      <AccountPage
        title="Choose a new password"
        words="It replaces your old password. You’ll need to log in again on every device."
      >
        <SchemaForm
          fields={fields}
          hidden={{ token }}
          answer={answer}
          busy={pending}
          submit="Save password"
          size="lg"
        />
      </AccountPage>
    );
  if (sent)
    return (
      <AccountPage
        title="Check your email"
        words="If an account uses that address, a link to choose a new password is on its way. It works once, for 30 minutes."
      >
        {demo && (
          <Banner title="This is a demo world">Mail isn’t sent. It goes to the outbox, which an Admin can read.</Banner>
        )}
        <Inline wrap gap={16} rowGap={8}>
          {demo && (
            <Form method="post" action="/login/?nextUrl=%2Foutbox%2F">
              <Button type="submit" name="demo" value="platform.demo" tone="beacon" size="lg">
                Open outbox as Admin
              </Button>
            </Form>
          )}
          <Link to="/login/" className={styles.link}>
            Back to login
          </Link>
        </Inline>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Forgot your password?"
      words="Enter your email address. We’ll send a link to choose a new password."
    >
      <SchemaForm fields={fields} answer={answer} busy={pending} submit="Send link" size="lg" />
      <p className={styles.aside}>
        <Link to="/login/" className={styles.link}>
          Back to login
        </Link>
      </p>
    </AccountPage>
  );
}
