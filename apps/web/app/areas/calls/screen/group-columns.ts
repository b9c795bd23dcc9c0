import type { CallGroups } from '@roadside/contract/schemas';
import { outcomeLabels } from '@roadside/domain/calls';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { dayWords } from '../../../kit/format/day-words.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';
import { type GroupedBy, groupName } from '../model/group-labels.ts';

/** Calls with something in common. */
export type CallGroup = CallGroups['data'][number];

/** The columns of grouped calls: the group's name, its counts, which add up, and its average wait, which doesn't. */
export function groupColumns(by: GroupedBy): readonly DataTableColumn<CallGroup>[] {
  const nameOf = ({ key, label }: CallGroup) => {
    if (key === null) return 'Unknown';
    if (by === 'day') return dayWords(key, true);
    return by === 'outcome' ? outcomeLabels[key as keyof typeof outcomeLabels] : (label ?? 'Unknown');
  };
  const count = (
    id: 'calls' | 'late' | 'passed' | 'cancelled',
    header: string,
    description?: string,
  ): DataTableColumn<CallGroup> => ({
    id,
    header,
    ...(description ? { description } : {}),
    type: 'number',
    decimals: 0,
    aggregate: 'sum',
    // The filters above already filter the calls; these would duplicate them.
    filterable: false,
    value: (group) => group[id],
  });
  return [
    {
      id: 'name',
      header: groupName(by),
      type: 'text',
      priority: 1,
      filterable: false,
      value: nameOf,
      // As in the list of calls.
      ...(by === 'station' && { format: cityFirst }),
    },
    { ...count('calls', 'Calls'), priority: 2 },
    count('late', 'Late'),
    // Wide enough for a head of one line, so that the groups begin where the calls do.
    {
      ...count('passed', 'Calls passed', 'Calls that at least one other station passed before they were served'),
      width: 128,
    },
    count('cancelled', 'Cancelled'),
    {
      id: 'ata',
      header: 'Average wait',
      unit: 'min',
      type: 'number',
      width: 168,
      decimals: 1,
      filterable: false,
      value: ({ ata_minutes }) => ata_minutes,
    },
  ];
}
