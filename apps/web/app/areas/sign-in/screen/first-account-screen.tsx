import type { FormAnswer, FormField } from '../../../kit/form/form-field.ts';
import { SchemaForm } from '../../../kit/form/schema-form.tsx';
import { AccountPage } from './account-page.tsx';

export interface FirstAccountScreenProps {
  /** Includes the club's fields if no organization exists. */
  readonly fields: readonly FormField[];
  readonly answer?: FormAnswer | undefined;
  readonly pending: boolean;
}

const defaults = { time_zone: 'America/New_York' };

/** The first account of a new installation. Works without JavaScript. */
export function FirstAccountScreen({ fields, answer, pending }: FirstAccountScreenProps) {
  return (
    <AccountPage
      title="Set up Roadside"
      words="Create the first account. It's an Admin and can invite everyone else. The server printed the one-time code when it started."
    >
      <SchemaForm
        fields={fields}
        defaults={defaults}
        answer={answer}
        busy={pending}
        submit="Create account"
        size="lg"
      />
    </AccountPage>
  );
}
