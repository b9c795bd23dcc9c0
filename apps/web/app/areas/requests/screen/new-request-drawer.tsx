import type { RequestDraft } from '@roadside/contract/schemas';
import { cellsOf, type DayOfWeek, entriesOf, timeOffBounds, type WeekCells } from '@roadside/domain/scheduling';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Drawer } from '@roadside/ui/drawer';
import { Field } from '@roadside/ui/field';
import { Select } from '@roadside/ui/select';
import { Skeleton } from '@roadside/ui/skeleton';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { WeekGrid } from '../../../kit/week-grid/week-grid.tsx';
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
  const { change, busy } = useChange<RequestsResource>(requestsAddress({ slug }));
  const notify = useNotify();
  const { today } = choices;
  const bounds = timeOffBounds({ today, by: 'driver' });
  const [kind, setKind] = useState<Kind>('pto_requests');
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [type, setType] = useState('vacation');
  const [week, setWeek] = useState<WeekCells>(() => weekOf(choices.availability));
  const [shiftDraft, setShiftDraft] = useState<RequestDraft | null>(null);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  const draftOf = (): RequestDraft | null => {
    if (kind === 'pto_requests')
      return start && (end ?? start) >= start
        ? { request_type: kind, pto_start: start, pto_end: end ?? start, type }
        : null;
    if (kind === 'availability_requests')
      return {
        request_type: kind,
        entries: entriesOf(week).map(({ dayOfWeek, startTime, endTime }) => ({
          day_of_week: dayOfWeek,
          start_time: startTime,
          end_time: endTime,
        })),
      };
    return shiftDraft?.request_type === kind ? shiftDraft : null;
  };
  const missing = (): Readonly<Record<string, string>> => {
    if (kind !== 'pto_requests') return { shift_id: 'Choose a shift' };
    return start ? { pto_end: 'The last day is before the first' } : { pto_start: 'Choose the first day' };
  };
  const whole = (): RequestDraft | null => {
    const draft = draftOf();
    setFaults(draft ? {} : missing());
    return draft;
  };
  const send = async () => {
    const draft = whole();
    const outcome =
      draft &&
      (await change({
        intent: 'submit',
        draft: { ...draft, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      }));
    if (!outcome) return;
    if (outcome.ok) {
      notify({ tone: 'success', text: 'Request sent' });
      return close();
    }
    const fields = Object.entries(outcome.problem.fields ?? {}).map(([name, words]) => [
      name.replace('draft.', ''),
      words,
    ]);
    setFaults(Object.fromEntries(fields) as Record<string, string>);
    notify({ tone: 'danger', text: `We couldn’t send the request. ${problemWords(outcome.problem).words}` });
  };
  return (
    <form
      noValidate
      className={styles.stack}
      aria-label="New request"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="What do you need?">
        <Select items={kinds} value={kind} onValueChange={(value) => setKind(value as Kind)} />
      </Field>
      {kind === 'pto_requests' && (
        <>
          <div className={styles.pair}>
            <Field label="First day" error={faults['pto_start']} required>
              <DatePicker today={today} {...bounds} value={start} onValueChange={setStart} />
            </Field>
            <Field label="Last day" error={faults['pto_end']} optional>
              <DatePicker today={today} {...bounds} value={end} onValueChange={setEnd} />
            </Field>
          </div>
          <Field label="Type">
            <Select items={types} value={type} onValueChange={setType} />
          </Field>
        </>
      )}
      {kind === 'availability_requests' && <WeekGrid label="Weekly availability" cells={week} onChange={setWeek} />}
      {(kind === 'schedule_changes' || kind === 'schedule_fill_requests') && (
        <ShiftFields key={kind} kind={kind} faults={faults} onDraft={setShiftDraft} choices={choices} />
      )}
      <Field label="Reason" optional>
        <TextArea value={reason} onValueChange={setReason} maxLength={1000} rows={2} />
      </Field>
      <DraftEffect draft={draftOf()} />
      <div className={styles.buttons}>
        <Button type="submit" tone="beacon" loading={busy}>
          Send request
        </Button>
      </div>
    </form>
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
