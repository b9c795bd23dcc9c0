import { Form } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { TextField } from '@roadside/ui/text-field';
import { NewPasswordField } from './new-password-field.tsx';
import { Said } from './reset-password-screen.tsx';
import type { WayInFailure } from '../../../kit/form/form-failure.ts';
import * as styles from './way-in.css.ts';
import { WayIn } from './way-in.tsx';

export interface FirstAccountScreenProps {
  /** True while no organization exists; the form then asks for the club. */
  readonly needsClub: boolean;
  readonly failure?: WayInFailure | undefined;
  readonly pending: boolean;
}

/** The first account of a new installation. Works before any script has arrived. */
export function FirstAccountScreen({ needsClub, failure, pending }: FirstAccountScreenProps) {
  const fields = failure?.fields ?? {};
  const typed = failure?.typed ?? {};
  return (
    <WayIn
      title="Set up Roadside"
      words="Create the first account. It's an Admin and can invite everyone else. The server printed the one-time code when it started."
    >
      <Form method="post" className={styles.form}>
        <Field label="One-time code" error={fields.code} required>
          <TextField name="code" size="lg" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        {needsClub && (
          <>
            <Field label="Club name" error={fields.club_name} required>
              <TextField name="club_name" size="lg" defaultValue={typed.club_name} maxLength={200} />
            </Field>
            <Field label="Time zone" description="Such as America/New_York" error={fields.time_zone} required>
              <TextField
                name="time_zone"
                size="lg"
                defaultValue={typed.time_zone || 'America/New_York'}
                maxLength={60}
              />
            </Field>
          </>
        )}
        <div className={styles.names}>
          <Field label="First name" error={fields.first_name} required>
            <TextField
              name="first_name"
              size="lg"
              autoComplete="given-name"
              defaultValue={typed.first_name}
              maxLength={100}
            />
          </Field>
          <Field label="Last name" error={fields.last_name} optional>
            <TextField
              name="last_name"
              size="lg"
              autoComplete="family-name"
              defaultValue={typed.last_name}
              maxLength={100}
            />
          </Field>
        </div>
        <Field label="Email" error={fields.email} required>
          <TextField
            name="email"
            type="email"
            size="lg"
            autoComplete="email"
            defaultValue={typed.email}
            maxLength={254}
          />
        </Field>
        <Field label="Username" description="At least 3 characters" error={fields.username} required>
          <TextField
            name="username"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.username}
            minLength={3}
            maxLength={150}
          />
        </Field>
        <NewPasswordField label="Password" error={fields.password} />
        <Said failure={failure} />
        <Button type="submit" tone="beacon" size="lg" block loading={pending}>
          Create account
        </Button>
      </Form>
    </WayIn>
  );
}
