import { positionWords } from '@roadside/domain/permissions';
import { Stack } from '@roadside/ui/stack';
import { useActionData } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import { Select } from '@roadside/ui/select';
import { useMemo, useState } from 'react';
import type { FormControlProps } from '../../../kit/form/form-control.tsx';
import type { FormField } from '../../../kit/form/form-field.ts';
import { SchemaForm } from '../../../kit/form/schema-form.tsx';
import { useSubmitting } from '../../../kit/resource/use-submitting.ts';
import type { accountAction } from '../server/account.action.server.ts';
import { AccountPart } from './account-part.tsx';
import * as styles from './account.css.ts';

export interface InvitePartProps {
  readonly place: { readonly id: number; readonly name: string };
  /** Positions this person may invite to, up to their own rank. */
  readonly positions: readonly string[];
  readonly fields: readonly FormField[];
}

/** Invites somebody to the current location: the emailed link creates the account. */
export default function InvitePart({ place, positions, fields }: InvitePartProps) {
  const answer = useActionData<typeof accountAction>();
  const invited = answer?.invited;
  const [latest, setLatest] = useState(invited?.token);
  if (invited && invited.token !== latest) setLatest(invited.token);
  const busy = useSubmitting();
  const controls = useMemo(() => ({ position_type: positionControl(positions) }), [positions]);
  return (
    <AccountPart
      title="Invite someone"
      words={`They join ${place.name}. To invite someone elsewhere, open that location first.`}
    >
      <Stack gap={16} className={styles.form}>
        <SchemaForm
          // The next invitation starts empty.
          key={latest}
          fields={fields}
          answer={answer?.form}
          busy={busy}
          submit="Send invitation"
          action="/account/"
          hidden={{ intent: 'invite', organization_id: String(place.id) }}
          defaults={{ position_type: positions[0] ?? '' }}
          controls={controls}
        >
          {invited && !busy && (
            <Banner tone="success" announce="polite">
              The invitation to {invited.email} is on its way. Its link works once, for 7 days.
            </Banner>
          )}
        </SchemaForm>
      </Stack>
    </AccountPart>
  );
}

/** The contract takes any text; the positions depend on who invites. */
function positionControl(positions: readonly string[]) {
  const items = positions.map((value) => ({ value, label: positionWords(value) }));
  return function PositionControl({ field, value, onValueChange, size }: FormControlProps) {
    return (
      <Select
        name={field.name}
        size={size}
        items={items}
        value={typeof value === 'string' ? value : ''}
        onValueChange={onValueChange}
      />
    );
  };
}
