import type { AnnouncementReach } from '@roadside/contract/schemas';
import { BarChart } from '@roadside/charts/bar-chart';
import { EmptyState } from '@roadside/ui/empty-state';
import { useUiSettings } from '@roadside/ui/provider';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { reachAddress } from '../model/addresses.ts';
import { type ReachStep, stepsOf } from '../model/reach-steps.ts';
import { reachWords, stepWords } from '../model/reach-words.ts';
import type { ReachResource } from '../server/communications.server.ts';
import * as styles from './home.css.ts';

/** How far an announcement reached, hour by hour and place by place; counted from the log of what readers did. */
export function ReachPart({ id }: { readonly id: number }) {
  const address = reachAddress({ id });
  const { data, problem, loading, retry } = useResource<ReachResource>(address);
  useLiveResource(address, ['announcements'], (change) => change.id === id);
  if (problem && !data) return <NotRead problem={problem} onRetry={retry} />;
  if (loading || !data) return <Skeleton shape="block" />;
  return (
    <Stack gap={16}>
      <p role="status" className={styles.count}>
        {reachWords(data)}
      </p>
      {data.by_hour.length === 0 ? (
        <EmptyState size="sm" title="Nobody has read it yet" description="The first reads appear here right away." />
      ) : (
        <ReachChart steps={stepsOf(data.by_hour)} />
      )}
      <PlaceTable places={data.by_place} />
    </Stack>
  );
}

function ReachChart({ steps }: { readonly steps: readonly ReachStep[] }) {
  const { timeZone } = useUiSettings();
  const { title, label, values } = stepWords(steps, timeZone);
  return (
    <BarChart
      title={title}
      x={{ values, label }}
      series={[
        { label: 'Read', values: steps.map(({ seen }) => seen) },
        { label: 'Confirmed', values: steps.map(({ acknowledged }) => acknowledged) },
      ]}
    />
  );
}

function PlaceTable({ places }: { readonly places: AnnouncementReach['by_place'] }) {
  return (
    <Table.Root caption="Reach by location">
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell corner>Location</Table.HeaderCell>
          <Table.HeaderCell numeric>People</Table.HeaderCell>
          <Table.HeaderCell numeric>Read</Table.HeaderCell>
          <Table.HeaderCell numeric>Confirmed</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {places.map(({ organization_id, display_name, audience, seen, acknowledged }) => (
          <Table.Row key={organization_id}>
            <Table.RowHeader>{display_name}</Table.RowHeader>
            <Table.Cell numeric>{audience}</Table.Cell>
            <Table.Cell numeric>{seen}</Table.Cell>
            <Table.Cell numeric>{acknowledged}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
