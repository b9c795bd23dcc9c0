import { useLocation, useNavigate } from '@remix-run/react';
import { DataTable } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { type ReactNode, useMemo } from 'react';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import * as listStyles from '../../../kit/list/list.css.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { cutGroupsWords, type GroupedBy } from '../model/group-labels.ts';
import type { CallGroupsResource } from '../server/call-details.server.ts';
import * as styles from './call-details.css.ts';
import { type CallGroup, groupColumns } from './group-columns.ts';

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
  /** The filters of the list. */
  readonly toolbar: ReactNode;
  /** What limits the calls, for the second sheet of the table's Excel file. */
  readonly about: readonly (readonly [label: string, text: string])[];
  /** Returns the list's URL with a filter set to these values. */
  readonly hrefOf: (key: string, values: readonly string[]) => string;
}

const nothing: readonly CallGroup[] = [];

/** Calls in groups; clicking a group's name opens its calls. */
export default function CallGroups({ address, by, toolbar, about, hrefOf }: CallGroupsProps) {
  const { data, problem, loading, retry } = useResource<CallGroupsResource>(address, { keepPrevious: true });
  const navigate = useNavigate();
  const { search } = useLocation();
  const hrefOfGroup = ({ key }: CallGroup) => {
    // No filter finds calls without a value.
    if (key === null) return search || '?';
    const opened = new URLSearchParams(hrefOf(by === 'day' ? 'sc_dt__gte' : filterOf[by], [key]).slice(1));
    if (by === 'day') opened.set('sc_dt__lte', key);
    opened.delete('group');
    return `?${opened.toString()}`;
  };
  const columns = useMemo(() => groupColumns(by), [by]);
  const cut = data ? cutGroupsWords(by, data.data.length, data.meta.groups) : null;
  return (
    <DataTable
      aria-label="Groups of calls"
      className={listStyles.table}
      toolbar={toolbar}
      rows={data?.data ?? nothing}
      columns={columns}
      rowId={({ key }) => key ?? ''}
      rowHref={hrefOfGroup}
      onRowOpen={(group) => void navigate(hrefOfGroup(group), { preventScrollReset: true })}
      loading={loading}
      // A total of some groups would look like that of all.
      totals={cut === null}
      aboutLines={about}
      notice={cut && <p className={styles.quiet}>{cut}</p>}
      error={problem ? <NotRead problem={problem} onRetry={retry} /> : undefined}
      empty={<EmptyState title="No calls on these days" />}
      {...(data?.meta.as_of ? { asOf: data.meta.as_of } : {})}
    />
  );
}
