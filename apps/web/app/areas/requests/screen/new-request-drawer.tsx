import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import type { RequestDraft } from '@roadside/contract/schemas';
import { cellsOf, type DayOfWeek, timeOffBounds, type WeekCells } from '@roadside/domain/scheduling';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Drawer } from '@roadside/ui/drawer';
import { Select } from '@roadside/ui/select';
import { Skeleton } from '@roadside/ui/skeleton';
import { TextArea } from '@roadside/ui/text-area';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { WeekGrid } from '../../../kit/week-grid/week-grid.tsx';
import { noShift, requestOf, requestProblems, type RequestValues } from '../model/request-values.ts';
import { kindLabels } from '../model/requests-list.ts';
import type { ChoicesResource, EffectResource, RequestChoices, RequestsResource } from '../server/requests.server.ts';
import { EffectPart } from './effect-part.tsx';
import { ShiftFields } from './shift-fields.tsx';
import * as styles from './requests.css.ts';
import { choicesAddress, effectAddress, requestsAddress } from '../model/addresses.ts';

type Kind = RequestDraft['request_type'];

const kinds = (['pto_requests', 'schedule_fill_requests', 'schedule_changes', 'availability_requests'] as const).map(
  (value) => ({ value, label: kindLabels[value] }),
);
const types = [
  { value: 'vacation', label: 'Vacation' },
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
];

/**
 * A driver requests time off, an open shift, a shift change or a new availability, and sees the effect before sending.
 */
export default function NewRequestDrawer({ value: { slug }, close }: DrawerProps<{ readonly slug: string }>) {
  const { data, problem, retry } = useResource<ChoicesResource>(choicesAddress());
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>New request</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={!data && !problem}>
          {problem && !data && <NotRead problem={problem} onRetry={retry} />}
          {!data && !problem && <Skeleton shape="block" />}
          {data && <RequestForm slug={slug} choices={data} close={close} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface RequestFormProps {
  readonly slug: string;
  readonly choices: RequestChoices;
  readonly close: () => void;
}

function RequestForm({ slug, choices, close }: RequestFormProps) {
  const { change } = useChange<RequestsResource>(requestsAddress({ slug }));
  const notify = useNotify();
  const { today } = choices;
  const days = { today, ...timeOffBounds({ today, by: 'driver' }) };
  const form = useForm({
    start: {
      request_type: 'pto_requests',
      pto_start: null,
      pto_end: null,
      type: 'vacation',
      entries: weekOf(choices.availability),
      ...noShift,
      reason: '',
    } satisfies RequestValues as RequestValues,
    check: (values) => requestProblems(values, choices),
    send: async (values) => {
      const draft = requestOf(values, choices);
      const reason = values.reason.trim();
      return draft && change({ intent: 'submit', draft: { ...draft, ...(reason ? { reason } : {}) } });
    },
    onSaved: ({ status }) => {
      notify({ tone: 'success', text: status === 'approved' ? 'The shift is yours' : 'Request sent' });
      close();
    },
    fieldOf: (name) => name.replace('draft.', ''),
  });
  const { request_type: kind } = form.values;
  return (
    <Stack asChild gap={16}>
      <Form of={form} label="New request" failed="We couldn’t send the request.">
        <FormField of={form} name="request_type" label="What do you need?">
          {({ value }) => (
            <Select
              items={kinds}
              value={value}
              onValueChange={(next) => form.change({ ...noShift, request_type: next as Kind })}
            />
          )}
        </FormField>
        {kind === 'pto_requests' && (
          <>
            <div className={styles.pair}>
              <FormField of={form} name="pto_start" label="First day" required>
                {(control) => <DatePicker {...control} {...days} />}
              </FormField>
              <FormField of={form} name="pto_end" label="Last day" optional>
                {(control) => <DatePicker {...control} {...days} />}
              </FormField>
            </div>
            <FormField of={form} name="type" label="Type">
              {(control) => <Select {...control} items={types} />}
            </FormField>
          </>
        )}
        {kind === 'availability_requests' && (
          <WeekGrid
            label="Weekly availability"
            cells={form.values.entries}
            onChange={(entries) => form.change({ entries })}
          />
        )}
        {(kind === 'schedule_changes' || kind === 'schedule_fill_requests') && (
          <ShiftFields form={form} choices={choices} />
        )}
        <FormField of={form} name="reason" label="Reason" optional>
          {(control) => <TextArea {...control} maxLength={1000} rows={2} />}
        </FormField>
        <DraftEffect draft={requestOf(form.values, choices)} />
        <Inline wrap>
          <Button type="submit" tone="beacon" loading={form.busy}>
            Send request
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}

/** The effect of the draft, computed once it is complete and again when the schedule changes. */
function DraftEffect({ draft }: { readonly draft: RequestDraft | null }) {
  const text = useDebounced(draft === null ? '' : JSON.stringify(draft), 300);
  const address = effectAddress({ draft: text });
  const { data, problem, loading, retry } = useResource<EffectResource>(address, { enabled: text !== '' });
  useLiveResource(address, ['schedule', 'requests']);
  if (text === '') return null;
  if (problem?.kind === 'refused') return <Banner tone="beacon">{problem.detail}</Banner>;
  if (problem && !data)
    return <NotRead problem={problem} words="We couldn’t calculate the effect on coverage." onRetry={retry} />;
  return loading || !data ? <Skeleton shape="block" /> : <EffectPart effect={data} />;
}

function weekOf(times: RequestChoices['availability']): WeekCells {
  return cellsOf(
    times.map(({ day_of_week, start_time, end_time }) => ({
      dayOfWeek: day_of_week as DayOfWeek,
      startTime: start_time,
      endTime: end_time,
    })),
  );
}
