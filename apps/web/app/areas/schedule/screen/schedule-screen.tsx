import { useNavigate, useSearchParams } from '@remix-run/react';
import { EmptyState } from '@roadside/ui/empty-state';
import { Stack } from '@roadside/ui/stack';
import { instantAt, passesCodeFilter } from '@roadside/domain/scheduling';
import { hour, type Driver, type Span } from '@roadside/scheduler-gantt/model';
import { ganttWords, SchedulerGantt, type EditorSlot, type GanttHandle } from '@roadside/scheduler-gantt/view';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { useNow } from '../../../kit/format/use-now.ts';
import { laterPart } from '../../../kit/page/later-part.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useFetchedWhenIdle } from '../../../kit/page/use-fetched-when-idle.ts';
import { QuickTip } from '../../../kit/quick-tip/quick-tip.tsx';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { rowIdOf } from '../model/gantt-rows.ts';
import { serviceKey } from '../model/services.ts';
import type { FirstScheduleReads, LoadedSchedule } from '../model/loaded-schedule.ts';
import { readScheduleAddress, scheduleSearch, shownDays, type ScheduleAddress } from '../model/schedule-address.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import type { ScheduleSession } from '../model/schedule-session.ts';
import { scheduleWords } from '../model/schedule-words.ts';
import { unpublishedOn } from '../model/unpublished.ts';
import { useFill } from './fill/use-fill.ts';
import { ForecastArea, ForecastSummary } from './forecast/forecast-area.tsx';
import { ScheduleContext, type OpenSchedule } from './schedule-context.ts';
import { ScheduleToolbar } from './schedule-toolbar.tsx';
import { useChosen } from './use-chosen.ts';
import { useDaysAhead } from './use-days-ahead.ts';
import { useEditInGantt } from './use-edit-in-gantt.ts';
import { useForecast, type Forecast } from './use-forecast.ts';
import { useScheduleCommands } from './use-schedule-commands.ts';
import { useWorked } from './use-worked.ts';
import { useSchedule } from './use-schedule.ts';
import * as styles from './schedule.css.ts';

const BulkBar = lazyPart(() => import('./bulk-bar.tsx'));
const DriverSchedule = lazyPart(() => import('./driver-schedule.tsx'));
const ScheduleConflicts = lazyPart(() => import('./schedule-conflicts.tsx'));
const ScheduleList = lazyPart(() => import('./schedule-list.tsx'));
const SchedulePresence = laterPart(() => import('./schedule-presence.tsx'));
const ShiftFields = lazyPart(() => import('./shift-fields.tsx'));
const UnlockDialog = lazyPart(() => import('./unlock-dialog.tsx'));
/** What a selection, a refused save or the menu opens: it must open even if the connection drops meanwhile. */
const lateParts = {
  fetchAhead: () => {
    for (const part of [BulkBar, ScheduleConflicts, UnlockDialog]) part.fetchAhead();
  },
};
const tip = {
  keys: 'Drag a shift to move it, or press M and use the arrow keys. Nothing is saved until you choose Save schedule.',
  fingers: 'Tap a shift to change it. Nothing is saved until you choose Save schedule.',
};

export interface ScheduleScreenProps extends LoadedSchedule {
  /** What the page came with; without it, the browser reads it. */
  readonly first?: FirstScheduleReads | null;
}

/** A location's schedule: who works when, and which hours are short. */
export function ScheduleScreen({ first = null, ...loaded }: ScheduleScreenProps) {
  const { outcome, place, person } = loaded;
  if (!outcome.ok)
    return (
      <Stack>
        <h1 className={styles.title}>Schedule</h1>
        <NotRead problem={outcome.problem} onRetry={() => location.reload()} />
      </Stack>
    );
  if (person.driver) return <DriverSchedule loaded={loaded} reply={outcome.data} first={first} />;
  return <DrawersHome key={place.slug} loaded={loaded} reply={outcome.data} first={first} />;
}

interface OpenProps {
  readonly loaded: LoadedSchedule;
  readonly reply: ScheduleReply;
  readonly first: FirstScheduleReads | null;
}

function DrawersHome({ loaded, reply, first }: OpenProps) {
  const { place, person, today, now, aheadMs } = loaded;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = useMemo(() => readScheduleAddress(search, today), [search, today]);
  const goTo = useCallback((to: string) => void navigate(to, { preventScrollReset: true }), [navigate]);
  const handle = useRef<GanttHandle>(null);
  const state = useSchedule(reply, address, place, person, goTo, loaded.readAheadAt !== undefined);
  useDaysAhead(loaded, address, reply.complete);
  const { model } = state.session;
  // Rows that haven't loaded yet may rule out a change, and a draft may refer to them.
  const mayChange = loaded.mayChange && state.reply.complete;
  const forecast = useForecast(place.slug, address, model, state.reply.complete, first?.forecast ?? null);
  const { hours, asked: whatIf } = forecast;
  const fill = useFill(state.session);
  const open = useMemo<OpenSchedule>(
    () => ({ place, today, mayChange, now, aheadMs, state, address, hours, whatIf, fill, handle }),
    [place, today, mayChange, now, aheadMs, state, address, hours, whatIf, fill],
  );
  return (
    <ScheduleContext value={open}>
      <DrawersProvider>
        <Board
          loaded={loaded}
          open={open}
          forecast={forecast}
          onAddress={(next) => goTo(scheduleSearch(next, search))}
        />
        <QuickTip own={tip} />
      </DrawersProvider>
      <UnsavedGuard session={state.session} />
    </ScheduleContext>
  );
}

/** Notices an edit immediately; the rest of the screen updates after the shift is painted. */
function UnsavedGuard({ session }: { readonly session: ScheduleSession }) {
  const { model } = session;
  const unsaved = useSyncExternalStore(session.watch, model.isDirty, model.isDirty);
  return (
    <LeaveGuard
      unsaved={unsaved}
      describe={(to) => `Your changes since the last save will be lost. You’re leaving for ${to}.`}
    />
  );
}

interface BoardProps {
  readonly loaded: LoadedSchedule;
  readonly open: OpenSchedule;
  readonly forecast: Forecast;
  readonly onAddress: (address: ScheduleAddress) => void;
}

function Board({ loaded, open, forecast, onAddress }: BoardProps) {
  const { place, today, now: renderedAt, aheadMs } = loaded;
  const { state, address, fill, handle, mayChange } = open;
  const { session, reply } = state;
  const { model } = session;
  const now = useNow(renderedAt, aheadMs);
  const drawers = useDrawers();
  const notify = useNotify();
  const [search, setSearch] = useState('');
  const { shifts, rows, setShifts, setRows, clear } = useChosen(session);
  const [unlocking, setUnlocking] = useState(false);
  const unpublished = useMemo(() => unpublishedOn(reply, shownDays(address)), [reply, address]);
  const skills = useMemo(() => new Map(reply.drivers.map((driver) => [rowIdOf(driver), driver.tcd])), [reply.drivers]);
  const passes = useCallback(
    (driver: Driver) => passesCodeFilter(skills.get(driver.id) ?? [], address.code),
    [skills, address.code],
  );
  const newShift = useMemo(
    () => ({ service: ({ id }: Driver) => serviceKey((skills.get(id) ?? []).slice(0, 1)), length: 8 * hour }),
    [skills],
  );
  const renderEditor = useCallback(
    (slot: EditorSlot) => <ShiftFields slot={slot} drivers={model.drivers} today={today} />,
    [model, today],
  );
  const fixDay = (day: Span) => {
    fill.setDay(day);
    drawers?.open('schedule', 'fill');
  };
  const undo = () => {
    model.undo();
    if (model.leftAlone() > 0) notify({ tone: 'warning', text: ganttWords.leftAlone(model.leftAlone()) });
  };
  const { attach, editInGantt } = useEditInGantt(handle, () => onAddress({ ...address, view: 'gantt' }));
  const worked = useWorked(open, Date.parse(now));
  useScheduleCommands(open, onAddress);
  useFetchedWhenIdle(lateParts);
  return (
    <Stack gap={8}>
      <ScheduleToolbar
        place={place.name}
        presence={<SchedulePresence slug={place.slug} day={address.day} editing={state.unsaved > 0} />}
        forecast={<ForecastSummary open={open} forecast={forecast} onAddress={onAddress} />}
        address={address}
        today={today}
        onSearch={setSearch}
        onAddress={onAddress}
        mayChange={mayChange}
        mayUnlock={mayChange && loaded.mayUnlock && shownDays(address).from < today}
        unsaved={state.unsaved}
        saving={state.saving}
        onSave={() => void state.save()}
        onUndo={undo}
        unpublished={unpublished}
        onOpen={(drawer) => drawers?.open('schedule', drawer)}
        onUnlock={() => setUnlocking(true)}
        onPrint={() => print()}
        onKeys={() => handle.current?.showKeys()}
      />
      {(state.conflicts.length > 0 || state.refusal) && <ScheduleConflicts state={state} />}
      {!reply.complete && state.problem && <NotRead problem={state.problem} onRetry={state.reread} />}
      <ForecastArea open={open} forecast={forecast} onAddress={onAddress} />
      {address.view === 'list' ? (
        <ScheduleList passes={passes} search={search} now={renderedAt} onOpenShift={editInGantt} />
      ) : (
        <div className={styles.board}>
          <SchedulerGantt
            ref={attach}
            label={`Shifts of ${place.name}`}
            model={model}
            loading={!reply.complete}
            legend={reply.complete}
            now={Date.parse(now)}
            words={scheduleWords}
            view={address.span === 'month' ? 'month' : 'auto'}
            startDay={Date.parse(instantAt(address.day, '12:00', place.timeZone))}
            search={search}
            driverFilter={passes}
            readOnly={!mayChange}
            newShift={newShift}
            newId={session.newId}
            selection={shifts}
            onSelectionChange={setShifts}
            driverSelection={rows}
            {...(mayChange ? { onDriverSelectionChange: setRows } : {})}
            renderEditor={renderEditor}
            proposals={fill.proposals}
            worked={worked}
            foldsGhosts
            {...(mayChange ? { onFixDay: fixDay } : {})}
            onOpenDay={({ from }) =>
              onAddress({
                ...address,
                span: 'day',
                day: new Intl.DateTimeFormat('en-CA', { timeZone: place.timeZone }).format(from + 12 * hour),
              })
            }
            empty={
              <EmptyState
                size="sm"
                picture="road"
                title="No drivers here yet"
                description="Drivers of this location and everything below it appear here."
              />
            }
          />
        </div>
      )}
      {mayChange && (rows.size > 0 || shifts.size > 1) && (
        <BulkBar shifts={shifts} rows={rows} drivers={reply.drivers} clear={clear} />
      )}
      {unlocking && <UnlockDialog onClose={() => setUnlocking(false)} onLost={() => setUnlocking(false)} />}
    </Stack>
  );
}
