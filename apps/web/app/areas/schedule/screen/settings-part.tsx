import { Button } from '@roadside/ui/button';
import { NumberField } from '@roadside/ui/number-field';
import { RadioGroup } from '@roadside/ui/radio-group';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { scheduleSettingsAddress } from '../model/addresses.ts';
import type { SettingsReply } from '../model/schedule-reply.ts';
import type { ScheduleSettingsResource } from '../server/open-shifts.resource.server.ts';
import type { OpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

const fills = [
  {
    value: 'choice',
    label: 'A manager decides',
    description: 'Drivers who fit ask for an open shift, and you choose one of them.',
  },
  {
    value: 'first',
    label: 'The first driver who fits gets it',
    description: 'Overtime is allowed. Anything else that speaks against it still waits for you.',
  },
] as const;

const swaps = [
  { value: 'choice', label: 'A manager decides', description: 'After both drivers agreed.' },
  {
    value: 'agreed',
    label: 'Both drivers agreeing is enough',
    description: 'Overtime is allowed. Anything else that speaks against it still waits for you.',
  },
] as const;

/** How open shifts are filled here and below, and what overtime costs. */
export function SettingsPart({ open }: { readonly open: OpenSchedule }) {
  const resource = scheduleSettingsAddress({ slug: open.place.slug });
  const { data, problem, retry } = useResource<ScheduleSettingsResource>(resource);
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (!data) return <Skeleton shape="block" />;
  return <SettingsForm open={open} settings={data} />;
}

function SettingsForm({ open, settings }: { readonly open: OpenSchedule; readonly settings: SettingsReply }) {
  const notify = useNotify();
  const { change } = useChange<ScheduleSettingsResource>(scheduleSettingsAddress({ slug: open.place.slug }));
  const form = useForm({
    start: { fill: settings.fill, swaps: settings.swaps, overtime_premium: settings.overtime_premium ?? 0 },
    send: (values) => change(values),
    onSaved: () => notify({ tone: 'success', text: 'Open shift rules saved' }),
  });
  return (
    <Stack gap={12} asChild className={styles.section}>
      <Form of={form}>
        <p className={styles.small}>
          {settings.set_at === null || settings.set_at === open.place.name
            ? `For ${open.place.name} and everything below it.`
            : `These are the rules of ${settings.set_at}. Saving sets them for ${open.place.name} and everything below it.`}
        </p>
        <FormField of={form} name="fill" label="Who gets an open shift?">
          {({ value, onValueChange }) => (
            <RadioGroup
              aria-label="Who gets an open shift?"
              items={fills}
              value={value}
              onValueChange={(next) => onValueChange(next === 'first' ? 'first' : 'choice')}
            />
          )}
        </FormField>
        <FormField of={form} name="swaps" label="Who decides a swap?">
          {({ value, onValueChange }) => (
            <RadioGroup
              aria-label="Who decides a swap?"
              items={swaps}
              value={value}
              onValueChange={(next) => onValueChange(next === 'agreed' ? 'agreed' : 'choice')}
            />
          )}
        </FormField>
        <FormField
          of={form}
          name="overtime_premium"
          label="Extra pay per overtime hour ($)"
          description="Shown when you choose a driver for a shift."
        >
          {({ value, onValueChange, ...control }) => (
            <NumberField
              {...control}
              min={0}
              max={10_000}
              value={value}
              onValueChange={(next) => onValueChange(next ?? 0)}
            />
          )}
        </FormField>
        <Button type="submit" loading={form.busy}>
          Save rules
        </Button>
      </Form>
    </Stack>
  );
}
