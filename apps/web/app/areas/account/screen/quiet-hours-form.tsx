import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Switch } from '@roadside/ui/switch';
import { TimeField } from '@roadside/ui/time-field';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { pushAddress } from '../model/addresses.ts';
import type { PushResource, PushSettings } from '../server/push.server.ts';

interface QuietValues {
  readonly on: boolean;
  readonly starts: string | null;
  readonly ends: string | null;
}

/** The person's own quiet hours. */
export default function QuietHoursForm({ settings: { quiet_hours: stored } }: { readonly settings: PushSettings }) {
  const { change } = useChange<PushResource>(pushAddress());
  const notify = useNotify();
  const form = useForm({
    start: {
      on: stored !== null,
      starts: stored?.starts ?? '22:00',
      ends: stored?.ends ?? '06:00',
    } satisfies QuietValues as QuietValues,
    check: ({ on, starts, ends }) =>
      messagesFrom({
        starts: on && starts === null && 'Enter a start',
        ends: on && (ends === null ? 'Enter an end' : ends === starts && 'Choose an end other than the start'),
      }),
    send: ({ on, starts, ends }) =>
      change({ intent: 'quiet-hours', quiet_hours: on && starts && ends ? { starts, ends } : null }),
    onSaved: () => notify({ tone: 'success', text: 'Quiet hours saved' }),
    fieldOf: (name) => name.replace('quiet_hours.', ''),
  });
  const { on } = form.values;
  return (
    <Form of={form} label="Quiet hours" failed="We couldn’t save your quiet hours.">
      <Switch
        label="Quiet hours"
        description="Every day, nothing but urgent notifications rings"
        checked={on}
        onCheckedChange={(next) => form.change({ on: next })}
      />
      {on && (
        <Inline gap={12} align="start" wrap>
          <FormField of={form} name="starts" label="From" required>
            {(control) => <TimeField {...control} />}
          </FormField>
          <FormField of={form} name="ends" label="Until" required>
            {(control) => <TimeField {...control} />}
          </FormField>
        </Inline>
      )}
      <Inline>
        <Button type="submit" loading={form.busy}>
          Save quiet hours
        </Button>
      </Inline>
    </Form>
  );
}
