import { type RequestDraft, type RequestEffect } from '@roadside/contract/schemas';
import { entriesOf, type WeekCells } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Drawer } from '@roadside/ui/drawer';
import { Field } from '@roadside/ui/field';
import { Select } from '@roadside/ui/select';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-resource.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { emptyWeek, WeekGrid } from '../../../kit/week-grid/week-grid.tsx';
import { kindLabels } from '../model/requests-list.ts';
import type { EffectResource, RequestsResource } from '../server/requests.server.ts';
import { EffectPart } from './effect-part.tsx';
import { ShiftFields } from './shift-fields.tsx';
import * as styles from './requests.css.ts';

type Kind = RequestDraft['request_type'];

const kinds = (['pto_requests', 'schedule_fill_requests', 'schedule_changes', 'availability_requests'] as const).map(
  (value) => ({ value, label: kindLabels[value] }),
);
const types = [
  { value: 'vacation', label: 'Vacation' },
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
];

/** A driver asks for time off, an open shift, a shift change or a new availability, and sees the effect before sending. */
export default function NewRequestDrawer({ value: { slug }, close }: DrawerProps<{ readonly slug: string }>) {
  const { change, busy } = useChange<RequestsResource>(addressOf('/resources/requests/:slug', { slug }));
  const { change: preview, busy: checking } = useChange<EffectResource>('/resources/request-effect', {
    refresh: false,
  });
  const notify = useNotify();
  const [today] = useState(() => todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  const [kind, setKind] = useState<Kind>('pto_requests');
  const [start, setStart] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [type, setType] = useState('vacation');
  const [week, setWeek] = useState<WeekCells>(emptyWeek);
  const [shiftDraft, setShiftDraft] = useState<RequestDraft | null>(null);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [effect, setEffect] = useState<RequestEffect | null>(null);

  const draftOf = (): RequestDraft | null => {
    const said = reason.trim() ? { reason: reason.trim() } : {};
    if (kind === 'pto_requests')
      return start ? { request_type: kind, pto_start: start, pto_end: end ?? start, type, ...said } : null;
    if (kind === 'availability_requests')
      return {
        request_type: kind,
        entries: entriesOf(week).map(({ dayOfWeek, startTime, endTime }) => ({
          day_of_week: dayOfWeek,
          start_time: startTime,
          end_time: endTime,
        })),
        ...said,
      };
    return shiftDraft?.request_type === kind ? { ...shiftDraft, ...said } : null;
  };
  const whole = (): RequestDraft | null => {
    const draft = draftOf();
    setFaults(
      draft ? {} : kind === 'pto_requests' ? { pto_start: 'Choose the first day' } : { shift_id: 'Choose a shift' },
    );
    return draft;
  };
  const check = async () => {
    const draft = whole();
    const outcome = draft && (await preview({ draft }));
    if (outcome?.ok) setEffect(outcome.data);
    else if (outcome)
      notify({ tone: 'danger', text: `We couldn’t check coverage. ${problemWords(outcome.problem).words}` });
  };
  const send = async () => {
    const draft = whole();
    const outcome = draft && (await change({ intent: 'submit', draft }));
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
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setEffect(null);
    };
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>New request</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
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
              <Select items={kinds} value={kind} onValueChange={changed((value: string) => setKind(value as Kind))} />
            </Field>
            {kind === 'pto_requests' && (
              <>
                <div className={styles.pair}>
                  <Field label="First day" error={faults['pto_start']} required>
                    <DatePicker today={today} value={start} onValueChange={changed(setStart)} />
                  </Field>
                  <Field label="Last day" error={faults['pto_end']} optional>
                    <DatePicker today={today} value={end} onValueChange={changed(setEnd)} />
                  </Field>
                </div>
                <Field label="Type">
                  <Select items={types} value={type} onValueChange={setType} />
                </Field>
              </>
            )}
            {kind === 'availability_requests' && (
              <WeekGrid label="Weekly availability" cells={week} onChange={changed(setWeek)} />
            )}
            {(kind === 'schedule_changes' || kind === 'schedule_fill_requests') && (
              <ShiftFields key={kind} kind={kind} faults={faults} onDraft={changed(setShiftDraft)} today={today} />
            )}
            <Field label="Reason" optional>
              <TextArea value={reason} onValueChange={setReason} maxLength={1000} rows={2} />
            </Field>
            {effect && <EffectPart effect={effect} />}
            <div className={styles.buttons}>
              <Button type="submit" tone="beacon" loading={busy}>
                Send request
              </Button>
              <Button loading={checking} onClick={() => void check()}>
                Check coverage
              </Button>
            </div>
          </form>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
