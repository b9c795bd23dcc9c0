import {
  duplicateShifts,
  moveInTime,
  moveToDriver,
  removeShifts,
  setService,
  type Operation,
} from '@roadside/scheduler-gantt/model';
import type { BulkAction } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { Menu } from '@roadside/ui/menu';
import { useState } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { deleteWords } from '../model/delete-words.ts';
import { rowIdOf } from '../model/gantt-rows.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import type { DriversBulkResource, GhostsResource } from '../server/schedule-tools.resource.server.ts';
import { useOpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';
import { driversBulkAddress, ghostsAddress } from '../model/addresses.ts';

const driverActions: readonly { readonly action: BulkAction; readonly label: string }[] = [
  { action: 'available', label: 'Set available' },
  { action: 'unavailable', label: 'Set unavailable' },
  { action: 'Tow', label: 'Add Tow' },
  { action: 'Battery', label: 'Add Battery' },
  { action: 'Other', label: 'Add Light Service' },
];

interface BulkBarProps {
  readonly shifts: ReadonlySet<string>;
  readonly rows: ReadonlySet<string>;
  readonly drivers: ScheduleReply['drivers'];
  readonly clear: () => void;
}

/** Actions on the selection: on drivers (saved immediately) or on shifts (unsaved, one undo step). */
export default function BulkBar({ shifts, rows, drivers, clear }: BulkBarProps) {
  if (rows.size > 0) return <DriversBar rows={rows} drivers={drivers} clear={clear} />;
  if (shifts.size > 1) return <ShiftsBar shifts={shifts} clear={clear} />;
  return null;
}

/** '2 drivers', '1 open group' or '2 drivers and 1 open group': open groups have no person. */
const rowWords = (drivers: number, groups: number) =>
  [
    ...(drivers > 0 ? [countWords(drivers, 'driver', 'drivers')] : []),
    ...(groups > 0 ? [countWords(groups, 'open group', 'open groups')] : []),
  ].join(' and ') || '0 drivers';

function DriversBar({ rows, drivers, clear }: Pick<BulkBarProps, 'rows' | 'drivers' | 'clear'>) {
  const open = useOpenSchedule();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const slug = open?.place.slug ?? 'none';
  const people = useChange<DriversBulkResource>(driversBulkAddress({ slug }));
  const ghosts = useChange<GhostsResource>(ghostsAddress({ slug }));
  const chosen = drivers.filter((driver) => rows.has(rowIdOf(driver)));
  const ghostIds = chosen.filter(({ isGhost }) => isGhost).map(({ id }) => id);
  const driverIds = chosen.filter(({ isGhost }) => !isGhost).map(({ id }) => id);
  const busy = people.busy || ghosts.busy;

  async function run(action: BulkAction) {
    if (!open) return;
    // Ghosts ignore available and unavailable (specification, section 4).
    const forGhosts = action !== 'available' && action !== 'unavailable' && ghostIds.length > 0;
    const outcomes = await Promise.all([
      driverIds.length > 0
        ? people.change({ org_id: open.place.id, apply_to: driverIds, bulk_action: action })
        : Promise.resolve(null),
      forGhosts ? ghosts.change({ intent: 'bulk', ghosts: ghostIds, bulk_action: action }) : Promise.resolve(null),
    ]);
    for (const outcome of outcomes)
      if (outcome && !outcome.ok) notify({ tone: 'danger', text: refusalWords(outcome.problem) });
    if (outcomes.every((outcome) => outcome === null || outcome.ok)) {
      notify({ tone: 'success', text: `${rowWords(driverIds.length, forGhosts ? ghostIds.length : 0)} changed` });
      clear();
    }
    open.state.reread();
  }

  return (
    <div role="toolbar" aria-label="Selected drivers" className={styles.bulk}>
      <span className={styles.bulkCount}>{rowWords(driverIds.length, ghostIds.length)}</span>
      {driverActions.map(({ action, label }) => (
        <Button key={action} size="sm" loading={busy} onClick={() => void run(action)}>
          {label}
        </Button>
      ))}
      <Button size="sm" tone="danger" emphasis="outline" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Button size="sm" emphasis="plain" onClick={clear}>
        Clear selection
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${rowWords(driverIds.length, ghostIds.length)}?`}
        description={deleteWords(driverIds.length, ghostIds.length)}
        confirm="Delete"
        tone="danger"
        onConfirm={() => run('delete')}
      />
    </div>
  );
}

const minutes = 60_000;

function ShiftsBar({ shifts, clear }: Pick<BulkBarProps, 'shifts' | 'clear'>) {
  const open = useOpenSchedule();
  const notify = useNotify();
  if (!open) return null;
  const { model, newId } = open.state.session;
  const chosen = [...shifts].flatMap((id) => model.shift(id) ?? []);
  const run = (operations: readonly Operation[]) => {
    const { applied, issues } = model.apply(operations, 'bulk');
    if (!applied) notify({ tone: 'warning', text: [...new Set(issues.map(({ text }) => text))].join(' ') });
  };
  return (
    <div role="toolbar" aria-label="Selected shifts" className={styles.bulk}>
      <span className={styles.bulkCount}>{`${chosen.length} shifts`}</span>
      <Button size="sm" onClick={() => run(moveInTime(chosen, -15 * minutes))}>
        15 min earlier
      </Button>
      <Button size="sm" onClick={() => run(moveInTime(chosen, 15 * minutes))}>
        15 min later
      </Button>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button size="sm">Service</Button>
        </Menu.Trigger>
        <Menu.Content>
          {(['tow', 'battery', 'light', 'tow+light', 'battery+light'] as const).map((service) => (
            <Menu.Item key={service} onSelect={() => run(setService(chosen, service))}>
              {serviceNames[service]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button size="sm">Move to</Button>
        </Menu.Trigger>
        <Menu.Content>
          {model.drivers
            .filter(({ kind }) => kind === 'ghost')
            .slice(0, 20)
            .map(({ id, name, group }) => (
              <Menu.Item key={id} onSelect={() => run(moveToDriver(chosen, id))}>
                {group ? `${name} · ${group}` : name}
              </Menu.Item>
            ))}
          {!model.drivers.some(({ kind }) => kind === 'ghost') && <Menu.Item disabled>No open shifts here</Menu.Item>}
        </Menu.Content>
      </Menu.Root>
      <Button size="sm" onClick={() => run(duplicateShifts(chosen, model, newId))}>
        Duplicate
      </Button>
      <Button
        size="sm"
        tone="danger"
        emphasis="outline"
        onClick={() => {
          run(removeShifts(chosen));
          clear();
        }}
      >
        Delete
      </Button>
      <Button size="sm" emphasis="plain" onClick={clear}>
        Clear selection
      </Button>
    </div>
  );
}

const serviceNames = {
  tow: 'Tow',
  battery: 'Battery',
  light: 'Light Service',
  'tow+light': 'Tow + Light Service',
  'battery+light': 'Battery + Light Service',
} as const;
