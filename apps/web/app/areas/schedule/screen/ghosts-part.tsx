import { dayNames, ghostDayKeys, serviceTypes } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Combobox } from '@roadside/ui/combobox';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { ToggleGroup } from '@roadside/ui/toggle-group';
import { useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { personOfRow } from '../model/gantt-rows.ts';
import { patternWords } from '../model/pattern-words.ts';
import type { Ghost } from '../model/schedule-reply.ts';
import { servicesInWords } from '../model/services.ts';
import type { ConversionResource, GhostsResource } from '../server/schedule-tools.resource.server.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { OpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';
import { conversionAddress, ghostsAddress } from '../model/addresses.ts';

type PatternValues = Omit<Ghost, 'id' | 'version' | 'station_id'>;

const emptyWeek = Object.fromEntries(
  ghostDayKeys.flatMap((key) => [
    [`${key}_start`, null],
    [`${key}_end`, null],
    [`${key}_available`, false],
  ]),
) as Omit<PatternValues, 'name' | 'service_type'>;

/** Open shifts: weekly patterns of work that has no driver yet. */
export function GhostsPart({ open }: { readonly open: OpenSchedule }) {
  const resource = ghostsAddress({ slug: open.place.slug });
  const { data, problem, retry } = useResource<GhostsResource>(resource);
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [converting, setConverting] = useState<Ghost | null>(null);
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (editing)
    return (
      <Pattern
        open={open}
        resource={resource}
        ghost={data?.ghosts.find(({ id }) => id === editing) ?? null}
        reload={retry}
        onDone={() => setEditing(null)}
      />
    );
  if (converting) return <Conversion open={open} ghost={converting} onDone={() => setConverting(null)} />;
  return (
    <Stack gap={8} asChild className={styles.section}>
      <section>
        {data?.ghosts.length === 0 && (
          <EmptyState
            size="sm"
            picture="road"
            title="No open shifts"
            description="An open shift is a weekly pattern you still need a driver for."
          />
        )}
        <Stack gap={8} asChild className={styles.drawerList}>
          <ul>
            {data?.ghosts.map((ghost) => (
              <Inline key={ghost.id} justify="between" wrap asChild className={styles.line}>
                <li>
                  <span className={styles.lineText}>
                    <b className={styles.lineTitle}>{ghost.name}</b>
                    <p className={styles.small}>{`${servicesInWords(ghost.service_type)} · ${patternWords(ghost)}`}</p>
                  </span>
                  <Inline align="stretch" asChild>
                    <span>
                      <Button size="sm" onClick={() => setEditing(ghost.id)}>
                        Edit pattern
                      </Button>
                      <Button size="sm" onClick={() => setConverting(ghost)}>
                        Give to driver
                      </Button>
                    </span>
                  </Inline>
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
        <Button onClick={() => setEditing('new')}>Add open shift</Button>
      </section>
    </Stack>
  );
}

interface PatternProps {
  readonly open: OpenSchedule;
  readonly resource: AddressOf<GhostsResource>;
  /** Null creates one. */
  readonly ghost: Ghost | null;
  readonly reload: () => void;
  readonly onDone: () => void;
}

const newPattern: PatternValues = { name: '', service_type: ['Tow'], ...emptyWeek };

const described = (values: PatternValues) => [
  { key: 'name', label: 'Name', text: values.name },
  { key: 'services', label: 'Services', text: servicesInWords(values.service_type) },
  { key: 'week', label: 'Week', text: patternWords(values) },
];

function valuesOf({ id: _id, version: _version, station_id: _station, ...values }: Ghost): PatternValues {
  return values;
}

function Pattern({ open, resource, ghost, reload, onDone }: PatternProps) {
  const notify = useNotify();
  const { change } = useChange<GhostsResource>(resource);
  const form = useForm({
    start: ghost ? valuesOf(ghost) : newPattern,
    ...(ghost && { stored: { version: ghost.version, reload } }),
    check: ({ name }) => messagesFrom({ name: name.trim() === '' && 'Enter a name' }),
    send: (values, version) =>
      change({
        intent: 'save',
        ghosts: [{ ...values, ...(ghost && { ...ghost, ...values, version: version ?? ghost.version }) }],
      }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Open shift saved' });
      open.state.reread();
      onDone();
    },
  });
  const draft = form.values;
  return (
    <Stack gap={8} asChild className={styles.section}>
      <Form of={form} what="open shift" described={described}>
        <FormField of={form} name="name" label="Name" required>
          {(control) => <TextField {...control} maxLength={100} />}
        </FormField>
        <ToggleGroup.Root
          aria-label="Services"
          size="sm"
          value={draft.service_type}
          onValueChange={(chosen) =>
            form.change({ service_type: serviceTypes.filter((service) => chosen.includes(service)) })
          }
        >
          {serviceTypes.map((service) => (
            <ToggleGroup.Item key={service} value={service}>
              {service}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
        {ghostDayKeys.map((key, day) => (
          <div key={key} className={styles.week}>
            <Checkbox
              label={dayNames[day]}
              checked={draft[`${key}_available`]}
              onCheckedChange={(on) =>
                form.change({
                  [`${key}_available`]: on,
                  ...(on && draft[`${key}_start`] === null
                    ? { [`${key}_start`]: '06:00', [`${key}_end`]: '14:00' }
                    : {}),
                })
              }
            />
            {(['start', 'end'] as const).map((edge) => (
              <FormField key={edge} of={form} name={`${key}_${edge}`} label={`${dayNames[day]} ${edge}`} labelHidden>
                {({ value, onValueChange }) => (
                  <TextField
                    type="time"
                    step={900}
                    disabled={!draft[`${key}_available`]}
                    value={value ?? ''}
                    onValueChange={(time) => onValueChange(time || null)}
                  />
                )}
              </FormField>
            ))}
          </div>
        ))}
        <Inline align="stretch" asChild>
          <span>
            <Button type="submit" tone="beacon" loading={form.busy}>
              Save open shift
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </span>
        </Inline>
      </Form>
    </Stack>
  );
}

interface ConversionProps {
  readonly open: OpenSchedule;
  readonly ghost: Ghost;
  readonly onDone: () => void;
}

function Conversion({ open, ghost, onDone }: ConversionProps) {
  const [rowId, setRowId] = useState<string | null>(null);
  const drawers = useDrawers();
  const { model, loaded } = open.state.session;
  const employee = rowId === null ? null : personOfRow(rowId).employee;
  const plan = useResource<ConversionResource>(
    conversionAddress({ slug: open.place.slug }, { ghost: ghost.id, employee, date: loaded.from, days: loaded.days }),
    { enabled: employee !== null },
  );
  return (
    <Stack gap={8} asChild className={styles.section}>
      <section>
        <h3 className={styles.sectionTitle}>{`Give ${ghost.name} to a driver`}</h3>
        <Field label="Driver">
          <Combobox
            label="Driver"
            items={model.drivers
              .filter(({ kind, readOnly }) => kind === 'driver' && !readOnly)
              .map(({ id, name, detail }) => ({ id, label: name, ...(detail ? { description: detail } : {}) }))}
            value={rowId}
            onValueChange={setRowId}
          />
        </Field>
        {employee === null ? (
          <Button onClick={onDone}>Cancel</Button>
        ) : (
          <PlanPreview open={open} plan={plan} onDone={onDone} onPlanned={() => drawers?.close()} />
        )}
      </section>
    </Stack>
  );
}
