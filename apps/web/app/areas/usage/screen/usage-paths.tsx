import { positionWords } from '@roadside/domain/permissions';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Stack } from '@roadside/ui/stack';
import type { ReactNode } from 'react';
import { bucketWords, dayWords, rangeWords } from '../../../kit/format/day-words.ts';
import { cohortRows, type CohortRow } from '../model/cohorts.ts';
import * as styles from './usage.css.ts';

export type PathsReply = CallReply<typeof calls.usage.paths>;
type Step = PathsReply['steps'][number];
type Reach = PathsReply['funnel'][number];
type Stopped = PathsReply['stopped'][number];
type Cohort = PathsReply['cohorts'][number];

const stepColumns: readonly DataTableColumn<Step>[] = [
  { id: 'page', header: 'From', type: 'text', width: 180, priority: 1, value: ({ page }) => page },
  { id: 'next', header: 'To', type: 'text', width: 180, priority: 3, value: ({ next }) => next },
  { id: 'visits', header: 'Times', type: 'number', width: 90, priority: 2, value: ({ visits }) => visits },
];
const funnelColumns: readonly DataTableColumn<Reach>[] = [
  {
    id: 'position_type',
    header: 'Position',
    type: 'text',
    width: 160,
    value: (row) => positionWords(row.position_type),
  },
  { id: 'came', header: 'Signed in', type: 'number', width: 100, value: ({ came }) => came },
  { id: 'dashboard', header: 'Then dashboard', type: 'number', width: 140, value: ({ dashboard }) => dashboard },
  { id: 'surveys', header: 'Then surveys', type: 'number', width: 130, value: ({ surveys }) => surveys },
];
const stoppedColumns: readonly DataTableColumn<Stopped>[] = [
  { id: 'display_name', header: 'Name', type: 'text', width: 220, priority: 1, value: (row) => row.display_name },
  {
    id: 'position_type',
    header: 'Position',
    type: 'text',
    width: 160,
    priority: 3,
    value: (row) => positionWords(row.position_type),
  },
  {
    id: 'last_day',
    header: 'Last visit',
    type: 'date',
    width: 140,
    priority: 2,
    value: (row) => row.last_day,
    format: (day) => dayWords(String(day), true),
  },
  { id: 'days_before', header: 'Days before', type: 'number', width: 120, value: (row) => row.days_before },
];

/** The month of the first visit, the position, how many people, and the share that came in each month after. */
function cohortColumns(cohorts: readonly Cohort[]): readonly DataTableColumn<CohortRow>[] {
  const months = Math.max(1, ...cohorts.map(({ came }) => came.length)) - 1;
  return [
    {
      id: 'month',
      header: 'First visit',
      type: 'text',
      width: 130,
      priority: 1,
      value: ({ month }) => month,
      format: (month) => bucketWords(String(month)),
    },
    {
      id: 'position',
      header: 'Position',
      type: 'text',
      width: 160,
      priority: 3,
      value: ({ position }) => positionWords(position),
    },
    { id: 'people', header: 'People', type: 'number', width: 90, priority: 2, value: ({ people }) => people },
    ...Array.from({ length: months }, (_, index): DataTableColumn<CohortRow> => ({
      id: `later-${index + 1}`,
      header: index === 0 ? '1 month later' : `${index + 1} months later`,
      type: 'number',
      unit: '%',
      width: 130,
      value: ({ shares }) => shares[index] ?? null,
    })),
  ];
}

/** Where people go next, how far they get, who keeps coming, and who stopped coming, in the last days that single visits are kept for. */
export function UsagePaths({
  paths: { from, to, steps, funnel, stopped, cohorts },
  now,
  placeName,
}: {
  readonly paths: PathsReply;
  readonly now: string;
  readonly placeName: string;
}) {
  const period = rangeWords(from, to);
  const saved = {
    asOf: now,
    aboutLines: [['Location', placeName] as const, ['From', from] as const, ['To', to] as const],
  };
  return (
    <>
      <Grid columns="fill-lg" gap={24}>
        <Part title="Where people go next" about={`Within 30 minutes · ${period}`}>
          <DataTable
            {...saved}
            aria-label="Where people go next"
            rows={steps}
            columns={stepColumns}
            rowId={({ page, next }) => `${page} ${next}`}
            empty={<EmptyState size="sm" title="No steps yet" description="Steps from screen to screen appear here." />}
          />
        </Part>
        <Part title="From sign-in to surveys" about={`Each person counted once · ${period}`}>
          <DataTable
            {...saved}
            aria-label="From sign-in to surveys"
            rows={funnel}
            columns={funnelColumns}
            rowId={(row) => row.position_type}
            empty={<EmptyState size="sm" title="No one yet" description="People who sign in appear here." />}
          />
        </Part>
      </Grid>
      <Part
        title="Who keeps coming"
        about="People by the month of their first visit, and how many came in each month after"
      >
        <DataTable
          asOf={now}
          aboutLines={saved.aboutLines.slice(0, 1)}
          aria-label="Who keeps coming"
          rows={cohortRows(cohorts)}
          columns={cohortColumns(cohorts)}
          rowId={({ month, position }) => `${month} ${position}`}
          empty={
            <EmptyState
              size="sm"
              title="No newcomers"
              description="People who first came in the last six months appear here."
            />
          }
        />
      </Part>
      <Part title="Stopped coming" about={`Came on 4 or more of the 90 days before ${dayWords(from)}, and not since`}>
        <DataTable
          {...saved}
          aria-label="Stopped coming"
          rows={stopped}
          columns={stoppedColumns}
          rowId={(row) => String(row.employee_id)}
          empty={
            // Without anyone since, and no one who stopped, no one came regularly before either.
            funnel.length === 0 ? (
              <EmptyState
                size="sm"
                title="No one yet"
                description="People who come regularly and then stop appear here."
              />
            ) : (
              <EmptyState size="sm" title="No one stopped" description="No one who came regularly has stopped." />
            )
          }
        />
      </Part>
    </>
  );
}

function Part({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  return (
    <Stack gap={8} asChild>
      <section aria-label={title}>
        <div>
          <h2 className={styles.partTitle}>{title}</h2>
          <p className={styles.quiet}>{about}</p>
        </div>
        <Grid columns={1} className={styles.shortTable}>
          {children}
        </Grid>
      </section>
    </Stack>
  );
}
