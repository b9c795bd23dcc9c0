import { positionWords } from '@roadside/domain/permissions';
import { useNavigate, useSearchParams } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { facilityTypeLabels, facilityTypes } from '@roadside/domain/geography';
import { usageGroups, usageTimeTypes } from '@roadside/domain/usage';
import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { MultiSelect } from '@roadside/ui/multi-select';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { bucketWords, rangeWords } from '../../../kit/format/day-words.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { PeriodPicker } from '../../../kit/period/period-picker.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import {
  countLabels,
  groupLabels,
  stepLabels,
  usageCounts,
  usageLimits,
  type UsageState,
} from '../model/usage-state.ts';
import { UsagePaths, type PathsReply } from './usage-paths.tsx';
import * as styles from './usage.css.ts';

// The page answers before its chart's code is there: the server draws it.
const UsageChart = lazyPart(
  () => import('./usage-chart.tsx'),
  <Skeleton shape="block" className={styles.waitingChart} />,
);

type UsageReply = CallReply<typeof calls.usage.read>;

export interface UsageScreenProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  readonly today: string;
  /** When the report was loaded; visits are counted at once. */
  readonly now: string;
  /** Whether facility types, positions and person-days can be chosen: only without a location above. */
  readonly top: boolean;
  readonly state: UsageState;
  readonly outcome: Outcome<UsageReply>;
  readonly paths: Outcome<PathsReply>;
}

/** Who uses the application: people and visits by step, split into groups. */
export function UsageScreen({ place, today, now, top, state, outcome, paths }: UsageScreenProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const set = (changes: Readonly<Record<string, string | readonly string[] | null>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      next.delete(name);
      for (const each of value === null ? [] : [value].flat()) next.append(name, each);
    }
    void navigate(`?${next.toString()}`, { preventScrollReset: true });
  };
  return (
    <Stack gap={16}>
      <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>Usage</h1>
            <p className={styles.quiet}>{`${place.name} · ${rangeWords(state.from, state.to)}`}</p>
          </div>
          <PeriodPicker limits={usageLimits(today)} today={today} />
        </header>
      </Inline>
      <Inline gap={16} rowGap={8} align="end" wrap role="group" aria-label="What to count">
        <SegmentedControl
          label="Count"
          items={usageCounts.map((value) => ({ value, label: countLabels[value] }))}
          value={state.count}
          onValueChange={(count) => set({ count: count === 'people' ? null : count })}
        />
        <SegmentedControl
          label="Step"
          items={usageTimeTypes.map((value) => ({ value, label: stepLabels[value] }))}
          value={state.step}
          onValueChange={(by) => set({ by: by === 'month' ? null : by })}
        />
        <Field label="Group by" className={styles.choice}>
          <Select
            items={usageGroups.map((value) => ({ value, label: groupLabels[value] }))}
            value={state.group}
            onValueChange={(group) => set({ group: group === 'position_type' ? null : group })}
          />
        </Field>
        {top && (
          <>
            <Field label="Facility type" className={styles.choice}>
              <MultiSelect
                label="Facility type"
                items={facilityTypes.map((id) => ({ id, label: facilityTypeLabels[id] }))}
                value={state.facilityTypes}
                placeholder="All facilities"
                onValueChange={(facility) => set({ facility })}
              />
            </Field>
            <Field label="Position" className={styles.choice}>
              <MultiSelect
                label="Position"
                items={[...new Set([...(outcome.ok ? outcome.data.positions : []), ...state.positions])].map((id) => ({
                  id,
                  label: positionWords(id),
                }))}
                value={state.positions}
                placeholder="All positions"
                onValueChange={(position) => set({ position })}
              />
            </Field>
            <Switch
              label="Count each day a person came"
              checked={state.userDays}
              onCheckedChange={(on) => set({ user_day: on ? 'true' : null })}
            />
          </>
        )}
      </Inline>
      {outcome.ok ? (
        <Report reply={outcome.data} state={state} now={now} about={aboutLines(place, state)} />
      ) : (
        <NotRead problem={outcome.problem} onRetry={() => set({})} />
      )}
      {paths.ok ? (
        <UsagePaths paths={paths.data} now={now} placeName={place.name} />
      ) : (
        <NotRead problem={paths.problem} onRetry={() => set({})} />
      )}
    </Stack>
  );
}

/** The groups with most over all dates, largest first: a chart with a line for each would show none. */
function largest<Group extends { readonly values: readonly number[] }>(
  groups: readonly Group[],
  count: number,
): readonly Group[] {
  const sum = ({ values }: Group) => values.reduce((before, value) => before + value, 0);
  return groups.toSorted((a, b) => sum(b) - sum(a)).slice(0, count);
}

/** What limits the report besides the table's own filters, for the second sheet of its Excel file. */
function aboutLines({ name }: UsageScreenProps['place'], state: UsageState): readonly (readonly [string, string])[] {
  return [
    ['Location', name],
    ['From', state.from],
    ['To', state.to],
    ['Counts', state.count === 'people' && state.userDays ? 'Person-days' : countLabels[state.count]],
    ...(state.facilityTypes.length > 0
      ? [['Facility type', state.facilityTypes.map((type) => facilityTypeLabels[type]).join(', ')] as const]
      : []),
    ...(state.positions.length > 0 ? [['Position', state.positions.map(positionWords).join(', ')] as const] : []),
  ];
}

interface ReportProps {
  readonly reply: UsageReply;
  readonly state: UsageState;
  readonly now: string;
  readonly about: readonly (readonly [string, string])[];
}

function Report({ reply, state, now, about }: ReportProps) {
  const { dates, total } = reply;
  if (total.visits.every((count) => count === 0))
    return (
      <EmptyState
        picture="road"
        title="No visits in this period"
        description="Visits are counted from the first sign-in on. Choose other days, or remove a filter."
      />
    );
  const unit = state.count === 'visits' ? 'Visits' : state.userDays ? 'Person-days' : 'People';
  const valuesOf = ({ users, visits }: Pick<UsageReply['total'], 'users' | 'visits'>) =>
    state.count === 'visits' ? visits : users;
  const labels = dates.map((date) => bucketWords(date));
  type Row = { readonly name: string; readonly values: readonly number[] };
  const nameOf = state.group === 'position_type' ? positionWords : (name: string) => name;
  const groups = reply.groups.map((group): Row => ({ name: nameOf(group.name), values: valuesOf(group) }));
  const all: Row = { name: 'All', values: valuesOf(total) };
  const rows = [...groups, all];
  const columns: readonly DataTableColumn<Row>[] = [
    { id: 'name', header: groupLabels[state.group], type: 'text', width: 200, priority: 1, value: ({ name }) => name },
    ...labels.map((label, place): DataTableColumn<Row> => ({
      id: dates[place] ?? label,
      header: label,
      type: 'number',
      width: 96,
      // A phone has room for one: the newest.
      ...(place === labels.length - 1 ? { priority: 2 as const } : {}),
      value: ({ values }) => values[place] ?? 0,
    })),
  ];
  return (
    <Stack gap={16}>
      <UsageChart unit={unit} dates={dates} state={state} rows={[all, ...largest(groups, 5)]} />
      {state.count === 'people' && !state.userDays && (
        <p className={styles.quiet}>
          {`A person counts once per ${stepLabels[state.step].toLowerCase()}, so people of several ${stepLabels[state.step].toLowerCase()}s can’t be added up.`}
        </p>
      )}
      <Grid columns={1} className={styles.table}>
        <DataTable
          aria-label={`${unit} by ${groupLabels[state.group].toLowerCase()}`}
          rows={rows}
          columns={columns}
          rowId={({ name }) => name}
          asOf={now}
          aboutLines={about}
        />
      </Grid>
    </Stack>
  );
}
