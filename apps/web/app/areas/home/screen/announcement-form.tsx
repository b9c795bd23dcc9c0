import type { EditedWidget } from '@roadside/contract/schemas';
import { askedOfReaders, type AskedOfReaders, type WidgetType } from '@roadside/domain/home';
import { longestUrgentReason } from '@roadside/domain/push';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { DatePicker } from '@roadside/ui/date-picker';
import { Grid } from '@roadside/ui/grid';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { TimeField } from '@roadside/ui/time-field';
import { firstAcceptedDay, lastAcceptedDay } from '@roadside/domain/calendar';
import { useUiSettings } from '@roadside/ui/provider';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { usePersonId } from '../../../kit/page/use-person-id.ts';
import {
  announcementFieldOf,
  announcementProblems,
  announcementValues,
  askLabels,
  contentOf,
  describedAnnouncement,
  isUrgent,
} from '../model/announcement-values.ts';
import { AudienceField } from './audience-field.tsx';
import { PagesField } from './pages-field.tsx';
import { PictureField } from './picture-field.tsx';

const asks = askedOfReaders.map((value) => ({ value, label: askLabels[value] }));
const types = [
  { value: 'announcement', label: 'Announcement' },
  { value: 'external', label: 'Link' },
];

export interface AnnouncementFormProps {
  /** Editors of home also make links and choose pictures. */
  readonly asker: 'home' | 'communications';
  /** What to edit; null for a new one. */
  readonly stored: EditedWidget | null;
  /** ISO day at the writer's location. */
  readonly today: string;
  /** Reads the stored one again. */
  readonly reload: () => void;
  readonly send: (
    content: ReturnType<typeof contentOf>,
    version: number | null,
    type: WidgetType,
  ) => Promise<Outcome<object> | null>;
  readonly onSaved: () => void;
}

/** The form of a tile or an announcement: what it says, for whom, and from when until when. */
export function AnnouncementForm({ asker, stored, today, reload, send, onSaved }: AnnouncementFormProps) {
  const { timeZone } = useUiSettings();
  const person = usePersonId();
  const form = useForm({
    start: announcementValues(stored, timeZone),
    ...(stored ? { stored: { version: stored.version, reload } } : {}),
    ...(person === null ? {} : { draft: { person, form: `${asker} announcement ${stored?.id ?? 'new'}` } }),
    check: (values) => announcementProblems(values, timeZone, stored),
    send: (values, version) => send(contentOf(values, timeZone, stored), version, values.type),
    onSaved,
    fieldOf: announcementFieldOf,
  });
  const { values, problems } = form;
  const days = { today, min: firstAcceptedDay, max: lastAcceptedDay };
  const link = values.type === 'external';
  const what = link ? 'link' : 'announcement';
  return (
    <Stack gap={16} asChild>
      <Form
        of={form}
        label={stored ? `Edit ${what}` : `New ${what}`}
        what={what}
        failed={`We couldn’t save the ${what}.`}
        described={(shown) => describedAnnouncement(shown, timeZone)}
      >
        {asker === 'home' && (
          <FormField of={form} name="type" label="Type">
            {({ value, onValueChange }) => (
              <Select
                items={types}
                value={value}
                onValueChange={(next) => onValueChange(next === 'external' ? 'external' : 'announcement')}
              />
            )}
          </FormField>
        )}
        <FormField of={form} name="title" label="Title" required>
          {(control) => <TextField {...control} maxLength={200} />}
        </FormField>
        <FormField of={form} name="announcementType" label="Kind" description="Such as Safety or Schedule" optional>
          {(control) => <TextField {...control} maxLength={64} />}
        </FormField>
        <PagesField
          value={values.modal_content}
          problems={problems}
          onValueChange={(modal_content) => form.change({ modal_content })}
        />
        <FormField
          of={form}
          name="link"
          label="Link"
          description="An https address, or a path in this app"
          optional={!link}
        >
          {(control) => <TextField {...control} maxLength={2000} inputMode="url" />}
        </FormField>
        {asker === 'home' && <PictureField value={values.image} onValueChange={(image) => form.change({ image })} />}
        {!link && (
          <FormField of={form} name="asks" label="Ask readers to">
            {({ value, onValueChange }) => (
              <Select items={asks} value={value} onValueChange={(next) => onValueChange(next as AskedOfReaders)} />
            )}
          </FormField>
        )}
        {!link && values.asks !== 'nothing' && (
          <Checkbox
            label="Ring people off shift too"
            description="Only for what can’t wait until their next shift"
            checked={values.urgent}
            onCheckedChange={(urgent) => form.change({ urgent })}
          />
        )}
        {isUrgent(values) && (
          <FormField
            of={form}
            name="urgent_reason"
            label="Why it can’t wait"
            description="Kept in the audit log"
            required
          >
            {(control) => <TextField {...control} maxLength={longestUrgentReason} />}
          </FormField>
        )}
        <Grid columns={2} gap={12} align="end">
          <FormField of={form} name="start_day" label="First day" description="Empty: right away" optional>
            {(control) => <DatePicker {...control} {...days} />}
          </FormField>
          <FormField of={form} name="start_time" label="Start time" optional>
            {(control) => <TimeField {...control} />}
          </FormField>
          <FormField of={form} name="end_day" label="Last day" description="Empty: no end" optional>
            {(control) => <DatePicker {...control} {...days} />}
          </FormField>
          <FormField of={form} name="end_time" label="End time" optional>
            {(control) => <TimeField {...control} />}
          </FormField>
        </Grid>
        <AudienceField
          asker={asker}
          value={values.audience}
          error={problems['audience']}
          onValueChange={(audience) => form.change({ audience })}
        />
        <Button type="submit" tone="beacon" loading={form.busy}>
          {stored ? `Save ${what}` : values.start_day === null ? `Publish ${what}` : `Schedule ${what}`}
        </Button>
      </Form>
    </Stack>
  );
}
