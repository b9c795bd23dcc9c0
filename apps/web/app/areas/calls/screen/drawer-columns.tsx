import type { CallRow } from '@roadside/contract/schemas';
import { outcomeLabels, shownWait, troubleCodeLabel } from '@roadside/domain/calls';
import { Button } from '@roadside/ui/button';
import { emptyTableState } from '@roadside/ui/data-table';
import { Menu } from '@roadside/ui/menu';
import { numberFormat } from '../../../kit/format/formats.ts';
import { useColumns } from '../../../kit/list/use-columns.ts';

const whole = numberFormat('en-US', 0);

/** A column of the calls behind a number. The day is always first, because it opens the call. */
export interface DrawerColumn {
  readonly id: string;
  readonly label: string;
  readonly numeric?: boolean;
  readonly textOf: (call: CallRow) => string | null;
}

const columns: readonly DrawerColumn[] = [
  { id: 'tcd', label: 'Service', textOf: ({ tcd }) => troubleCodeLabel(tcd) },
  { id: 'driver', label: 'Driver', textOf: ({ driver_name: name, station_name: station }) => name ?? station },
  { id: 'outcome', label: 'Outcome', textOf: ({ outcome }) => outcome && outcomeLabels[outcome] },
  {
    id: 'wait',
    label: 'Wait min',
    numeric: true,
    textOf: ({ ata_minutes: minutes, received_at: received }) =>
      minutes === null ? null : whole.format(shownWait(received, minutes)),
  },
  {
    id: 'promised',
    label: 'Promised min',
    numeric: true,
    textOf: ({ pta_minutes: minutes }) => (minutes === null ? null : whole.format(minutes)),
  },
  {
    id: 'satisfaction',
    label: 'Satisfaction',
    numeric: true,
    textOf: ({ outc1: score }) => (score === null ? null : `${score} of 5`),
  },
  { id: 'station', label: 'Station', textOf: ({ station_name: name }) => name },
  { id: 'city', label: 'City', textOf: ({ city }) => city },
  {
    id: 'passes',
    label: 'Passes',
    numeric: true,
    textOf: ({ pass_count: passes }) => (passes === null ? null : whole.format(passes)),
  },
  { id: 'truck', label: 'Truck', textOf: ({ truck }) => truck },
  { id: 'vehicle', label: 'Vehicle', textOf: ({ vehicle }) => vehicle },
];
const ids = columns.map(({ id }) => id);
/** There is room for these beside the day. */
const first = { ...emptyTableState, hidden: ['station', 'city', 'passes', 'truck', 'vehicle'] };

/** The columns of the calls behind a number, as this browser last showed them, and the menu that chooses them. */
export function useDrawerColumns() {
  const { columnState, setColumnState } = useColumns('calls-behind', ids, first);
  const { hidden } = columnState;
  const toggle = (id: string, shown: boolean) =>
    setColumnState({ ...columnState, hidden: shown ? hidden.filter((each) => each !== id) : [...hidden, id] });
  return {
    shown: columns.filter(({ id }) => !hidden.includes(id)),
    menu: (
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button size="sm" emphasis="plain">
            Columns
          </Button>
        </Menu.Trigger>
        <Menu.Content align="end">
          {columns.map(({ id, label }) => (
            <Menu.CheckboxItem
              key={id}
              checked={!hidden.includes(id)}
              onCheckedChange={(checked) => toggle(id, checked)}
            >
              {label}
            </Menu.CheckboxItem>
          ))}
        </Menu.Content>
      </Menu.Root>
    ),
  };
}
