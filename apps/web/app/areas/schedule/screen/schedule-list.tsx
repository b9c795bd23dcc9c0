import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { endsOpen, unpaidTime, type Driver } from '@roadside/scheduler-gantt/model';
import { useMemo, useSyncExternalStore } from 'react';
import * as listStyles from '../../../kit/list/list.css.ts';
import { RowHeightMenu } from '../../../kit/list/row-height-menu.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { servicesIn, servicesInWords } from '../model/services.ts';
import { useOpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

interface ShiftRow {
  readonly id: string;
  readonly driver: string;
  readonly station: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly hours: number;
  readonly services: string;
  readonly conflict: string;
  readonly note: string;
}

const columns: readonly DataTableColumn<ShiftRow>[] = [
  { id: 'driver', header: 'Driver', type: 'text', value: (row) => row.driver, width: 200, priority: 1 },
  { id: 'day', header: 'Day', type: 'date', value: (row) => row.day, width: 120, priority: 3 },
  { id: 'start', header: 'Start', type: 'text', value: (row) => row.start, priority: 2, groupable: false },
  { id: 'end', header: 'End', type: 'text', value: (row) => row.end, groupable: false },
  { id: 'hours', header: 'Hours', type: 'number', value: (row) => row.hours, decimals: 2, aggregate: 'sum' },
  { id: 'services', header: 'Services', type: 'text', value: (row) => row.services },
  { id: 'station', header: 'Station', type: 'text', value: (row) => row.station },
  { id: 'conflict', header: 'Conflict', type: 'text', value: (row) => row.conflict, width: 240 },
  { id: 'note', header: 'Note', type: 'text', value: (row) => row.note },
];

/** At a station, every shift is the station's. */
const columnsOfStation = columns.filter(({ id }) => id !== 'station');

interface ScheduleListProps {
  readonly passes: (driver: Driver) => boolean;
  readonly search: string;
  readonly now: string;
  /** Opens a shift for editing. */
  readonly onOpenShift: (shiftId: string) => void;
}

/** Every shift on screen as a table that can be sorted, filtered, exported to Excel or CSV, and printed. */
export default function ScheduleList({ passes, search, now, onOpenShift }: ScheduleListProps) {
  const open = useOpenSchedule();
  const notify = useNotify();
  const session = open?.state.session;
  const version = useSyncExternalStore(
    session?.model.watch ?? noWatch,
    () => session?.model.version() ?? 0,
    () => 0,
  );
  const rows = useMemo<readonly ShiftRow[]>(() => {
    if (!session || version < 0) return [];
    const { model, rows: known } = session;
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const formats = new Map<string, { readonly day: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat }>();
    const formatOf = (timeZone: string) => {
      let format = formats.get(timeZone);
      if (!format)
        formats.set(
          timeZone,
          (format = {
            day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
            time: new Intl.DateTimeFormat('en-US', {
              timeZone,
              hour: 'numeric',
              minute: '2-digit',
              ...(timeZone === model.timeZone ? {} : { timeZoneName: 'short' as const }),
            }),
          }),
        );
      return format;
    };
    return model.drivers
      .filter((driver) => passes(driver))
      .filter(({ name, group }) => words.every((word) => `${name} ${group ?? ''}`.toLowerCase().includes(word)))
      .flatMap((driver) =>
        model.shiftsWithin(driver.id, { start: model.window.from, end: model.window.to }).map((shift) => {
          const { day, time } = formatOf(known.timeZoneOf(driver.id));
          return {
            id: shift.id,
            driver: driver.name,
            station: driver.group ?? '',
            day: day.format(shift.start),
            start: time.format(shift.start),
            end: endsOpen(shift) ? 'No set end' : time.format(shift.end),
            hours: (shift.end - shift.start - unpaidTime(shift)) / 3_600_000,
            services: servicesInWords(servicesIn(shift.service)),
            conflict: model
              .conflictsOf(shift)
              .map(({ text }) => text)
              .join(' '),
            note: shift.note ?? '',
          };
        }),
      );
  }, [session, version, passes, search]);
  return (
    <div className={styles.board}>
      <DataTable
        aria-label="Shifts"
        className={listStyles.rows}
        toolbar={<RowHeightMenu />}
        rows={rows}
        columns={rows.some(({ station }) => station !== '') ? columns : columnsOfStation}
        rowId={({ id }) => id}
        fileName={`schedule-${open?.place.slug ?? ''}-${open?.address.day ?? ''}`}
        asOf={now}
        totals
        onRowOpen={({ id }) => onOpenShift(id)}
        rowMark={({ conflict }) => (conflict ? { tone: 'beacon', label: 'Has a conflict' } : null)}
        onExport={({ message }) => notify({ tone: 'success', text: message })}
        onCopy={({ message }) => notify({ tone: 'success', text: message })}
        empty={<EmptyState size="sm" picture="road" title="No shifts in this period" />}
      />
    </div>
  );
}

const noWatch = () => () => undefined;
