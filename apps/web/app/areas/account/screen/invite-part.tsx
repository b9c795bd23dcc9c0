import { useActionData, useFetcher } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Select } from '@roadside/ui/select';
import { TextField } from '@roadside/ui/text-field';
import { useEffect, useRef } from 'react';
import type { accountAction } from '../server/account.action.server.ts';
import { AccountPart } from './account-part.tsx';
import * as styles from './account.css.ts';

export interface InvitePartProps {
  readonly place: { readonly id: number; readonly name: string };
  /** Positions this person may invite to, up to their own rank. */
  readonly positions: readonly string[];
}

/** Invites somebody to the current location: the emailed link creates the account. */
export function InvitePart({ place, positions }: InvitePartProps) {
  const fetcher = useFetcher<typeof accountAction>();
  const form = useRef<HTMLFormElement>(null);
  // A form submitted before hydration gets its answer through the page's own action data.
  const before = useActionData<typeof accountAction>();
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? before) : undefined;
  useEffect(() => {
    if (answer?.invited) form.current?.reset();
  }, [answer]);
  return (
    <AccountPart
      title="Invite someone"
      words={`They join ${place.name}. To invite someone elsewhere, open that location first.`}
    >
      <fetcher.Form ref={form} method="post" action="/account/" className={styles.form}>
        <input type="hidden" name="intent" value="invite" />
        <input type="hidden" name="organization_id" value={place.id} />
        <Field label="Email" error={answer?.fields?.email} required>
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={before?.refused ?? ''}
          />
        </Field>
        <Field label="Position" error={answer?.fields?.position_type} required>
          <Select
            name="position_type"
            items={positions.map((value) => ({ value, label: value }))}
            defaultValue={positions[0] ?? ''}
          />
        </Field>
        {answer?.words && (
          <Banner tone="danger" announce="assertive">
            {answer.words}
          </Banner>
        )}
        {answer?.invited && (
          <Banner tone="success" announce="polite">
            The invitation to {answer.invited} is on its way. Its link works once, for 7 days.
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" tone="beacon" loading={fetcher.state !== 'idle'}>
            Send invitation
          </Button>
        </div>
      </fetcher.Form>
    </AccountPart>
  );
}
