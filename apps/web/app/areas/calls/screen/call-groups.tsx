import { useNavigate } from '@remix-run/react';
import type { CallGroups as Groups } from '@roadside/contract/schemas';
import { outcomeLabels } from '@roadside/domain/calls';
import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { useMemo } from 'react';
import { dayWords } from '../../../kit/format/day-words.ts';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { type GroupedBy, groupLabels } from '../model/group-labels.ts';
import type { CallGroupsResource } from '../server/call-details.server.ts';

type Group = Groups['data'][number];

const filterOf: Readonly<Record<Exclude<GroupedBy, 'day'>, string>> = {
  station: 'station_id__in',
  driver: 'driver_id__in',
  service: 'tcd__in',
  outcome: 'outcome__in',
  city: 'city__in',
};

export interface CallGroupsProps {
  readonly address: AddressOf<CallGroupsResource>;
  readonly by: GroupedBy;
  /** What limits the calls, for the second sheet of the table's Excel file. */
  readonly about: readonly (readonly [label: string, text: string])[];
  /** Returns the list's URL with a filter set to these values. */
  readonly hrefOf: (key: string, values: readonly string[]) => string;
}

const nothing: readonly Group[] = [];

/** Calls in groups; clicking a group's name opens its calls. */
export default function CallGroups({ address, by, about, hrefOf }: CallGroupsProps) {
  const { data, problem, loading, retry } = useResource<CallGroupsResource>(address, { keepPrevious: true });
  const navigate = useNavigate();
  const hrefOfGroup = ({ key }: Group) => {
    if (key === null) return '?';
    const opened = new URLSearchParams(hrefOf(by === 'day' ? 'sc_dt__gte' : filterOf[by], [key]).slice(1));
    if (by === 'day') opened.set('sc_dt__lte', key);
    opened.delete('group');
    return `?${opened.toString()}`;
  };
  const columns = useMemo<readonly DataTableColumn<Group>[]>(() => {
    const nameOf = ({ key, label }: Group) => {
      if (key === null) return 'Unknown';
      if (by === 'day') return dayWords(key, true);
      return by === 'outcome' ? outcomeLabels[key as keyof typeof outcomeLabels] : (label ?? 'Unknown');
    };
    const count = (
      id: 'calls' | 'late' | 'passed' | 'cancelled',
      header: string,
      description?: string,
    ): DataTableColumn<Group> => ({
      id,
      header,
      ...(description ? { description } : {}),
      type: 'number',
      decimals: 0,
      value: (group) => group[id],
    });
    return [
      {
        id: 'name',
        header: groupLabels.find(({ value }) => value === by)?.label.slice(3) ?? 'Group',
        type: 'text',
        priority: 1,
        value: nameOf,
      },
      { ...count('calls', 'Calls'), priority: 2 },
      { ...count('late', 'Late'), priority: 3 },
      count('passed', 'Calls passed', 'Calls that at least one other station passed before they were served'),
      count('cancelled', 'Cancelled'),
      {
        id: 'ata',
        header: 'Average wait',
        unit: 'min',
        type: 'number',
        decimals: 1,
        value: ({ ata_minutes }) => ata_minutes,
      },
    ];
  }, [by]);
  return (
    <DataTable
      aria-label="Groups of calls"
      rows={data?.data ?? nothing}
      columns={columns}
      rowId={({ key }) => key ?? ''}
      rowHref={hrefOfGroup}
      onRowOpen={(group) => void navigate(hrefOfGroup(group), { preventScrollReset: true })}
      loading={loading}
      totals
      aboutLines={about}
      error={problem ? <NotRead problem={problem} onRetry={retry} /> : undefined}
      empty={<EmptyState title="No calls on these days" />}
      {...(data?.meta.as_of ? { asOf: data.meta.as_of } : {})}
    />
  );
}
