import { stationTimeOf } from '@roadside/domain/scheduling';
import { dateFormat } from '@roadside/foundations/formats';
import { Combobox } from '@roadside/ui/combobox';
import { useUiSettings } from '@roadside/ui/provider';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { PlacePicker } from '../../../kit/directory/directory-picker.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { linkChoicesAddress } from '../model/addresses.ts';
import type { SharedAddress } from '../model/shared-address.ts';
import type { LinkChoice, LinkChoicesResource } from '../server/links.server.ts';
import type { useLinks } from './use-links.ts';
import * as styles from './chat.css.ts';

const kinds = [
  { value: 'driver', label: 'Driver' },
  { value: 'shift', label: 'Shift' },
  { value: 'call', label: 'Call' },
  { value: 'element', label: 'Dashboard element' },
] as const;
type Kind = (typeof kinds)[number]['value'];

export interface LinkDialogProps {
  readonly onAdd: ReturnType<typeof useLinks>['add'];
  /** The current ISO instant: shifts from the reader’s day on are offered. */
  readonly now: string;
  readonly onClose: () => void;
}

const start = { kind: 'driver' as Kind, slug: '', record: '', number: '' };

function addressOf({ kind, slug, record, number }: typeof start): SharedAddress {
  if (kind === 'driver') return { kind, slug };
  // A call is found by its number alone.
  return kind === 'call' ? { kind, id: Number(number), slug: 'call' } : { kind, id: Number(record), slug };
}

const missing = { ok: false, problem: { kind: 'refused', detail: '', requestId: '' } } as const;
const notFound = 'Not found, or you don’t have access to it';

/** Chooses a driver, a shift, a call or a dashboard element to link to in a message. */
export default function LinkDialog({ onAdd, now, onClose }: LinkDialogProps) {
  const { day: today } = stationTimeOf(now, useUiSettings().timeZone);
  const form = useForm({
    start,
    check: ({ kind, slug, record, number }) =>
      messagesFrom({
        number: kind === 'call' && !/^[1-9]\d{0,14}$/.test(number.trim()) && 'Enter the number of a call',
        slug:
          kind !== 'call' && slug === '' && (kind === 'element' ? 'Choose a location' : 'Choose a driver or location'),
        record: (kind === 'shift' || kind === 'element') && slug !== '' && record === '' && 'Choose one',
      }),
    send: async (values) => {
      const found = await onAdd(addressOf(values));
      if (!found.ok || found.data.link) return found;
      const field = { driver: 'slug', call: 'number', shift: 'record', element: 'record' } as const;
      const detail = values.kind === 'driver' ? 'This isn’t a driver, or you don’t have access to it' : notFound;
      return { ...missing, problem: { ...missing.problem, fields: { [field[values.kind]]: detail } } };
    },
    onSaved: onClose,
  });
  const { kind, slug } = form.values;
  const listed = kind === 'shift' || kind === 'element';
  return (
    <FormDialog
      of={form}
      title="Add link"
      description="Everyone opens it with their own access. People without access see only that something was shared."
      submit="Add link"
      onClose={onClose}
    >
      <Stack gap={16}>
        <FormField of={form} name="kind" label="Link to">
          {({ value, onValueChange, ...control }) => (
            <Select
              {...control}
              items={kinds}
              value={value}
              onValueChange={(chosen) => {
                onValueChange(kinds.find((each) => each.value === chosen)?.value ?? 'driver');
                form.field('record').onValueChange('');
              }}
            />
          )}
        </FormField>
        {kind === 'call' ? (
          <FormField of={form} name="number" label="Call number">
            {(control) => <TextField {...control} inputMode="numeric" maxLength={15} />}
          </FormField>
        ) : (
          <FormField of={form} name="slug" label={kind === 'driver' ? 'Driver' : 'Location'}>
            {({ value, onValueChange, ...control }) => (
              <PlacePicker
                {...control}
                value={value === '' ? null : value}
                onChoose={(choice) => {
                  onValueChange(choice?.slug ?? '');
                  form.field('record').onValueChange('');
                }}
              />
            )}
          </FormField>
        )}
        {listed && slug !== '' && (
          <FormField of={form} name="record" label={kind === 'shift' ? 'Shift' : 'Element'}>
            {({ value, onValueChange, ...control }) => (
              <RecordChoice {...control} kind={kind} slug={slug} today={today} value={value} onChoose={onValueChange} />
            )}
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}

interface RecordChoiceProps {
  readonly kind: 'shift' | 'element';
  readonly slug: string;
  readonly today: string;
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

function RecordChoice({ kind, slug, today, value, onChoose, ...control }: RecordChoiceProps) {
  const { data, problem, loading } = useResource<LinkChoicesResource>(
    linkChoicesAddress({ slug }, { kind, ...(kind === 'shift' ? { from: today } : {}) }),
  );
  const describe = useTimes();
  const choices = data?.choices ?? [];
  return (
    <>
      <Combobox
        {...control}
        label={kind === 'shift' ? 'Shifts' : 'Elements'}
        loading={loading}
        items={choices.map((choice) => ({ id: String(choice.id), label: choice.title, ...describe(choice) }))}
        value={value === '' ? null : value}
        onValueChange={(id) => onChoose(id ?? '')}
      />
      {problem && <p className={styles.problem}>{problemWords(problem).title}. Choose the location again.</p>}
      {!loading && !problem && choices.length === 0 && (
        <p className={styles.note}>{kind === 'shift' ? 'No shifts in the next four weeks.' : 'No dashboards yet.'}</p>
      )}
    </>
  );
}

function useTimes(): (choice: LinkChoice) => { readonly description?: string } {
  const { locale, timeZone } = useUiSettings();
  const words = dateFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return ({ at, until }) =>
    at === null || until === null ? {} : { description: words.formatRange(new Date(at), new Date(until)) };
}
