import { useNavigate, useRouteLoaderData } from '@remix-run/react';
import { dashboardGroupOf, requestChartType } from '@roadside/domain/dashboards';
import { Banner } from '@roadside/ui/banner';
import { useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useNow } from '../../../kit/format/use-now.ts';
import { readElementState } from '../model/dashboard-state.ts';
import type { ElementLoad } from '../model/element-data.ts';
import { callsText, readCalls } from '../../calls/model/calls-behind.ts';
import { withDrawer, type DrawerName } from '../model/drawers.ts';
import { readGoal } from '../../goals/model/goal-shown.ts';
import { readWhy } from '../model/why-asked.ts';
import type { ElementLayout, ShownElement } from '../model/stored-dashboard.ts';
import type { LoadedDashboard } from '../server/dashboard.loader.server.ts';
import type { loadShell } from '../../../shell/shell.loader.server.ts';
import { QuickTip } from '../../../shell/quick-tip.tsx';
import { DashboardSwitcher } from './dashboard-switcher.tsx';
import { DashboardUndo } from './dashboard-undo.tsx';
import * as styles from './dashboard-screen.css.ts';
import { DrawersContext } from '../elements/drawers-context.ts';
import { Element } from '../elements/element.tsx';
import { FacilityTypes } from './facility-types.tsx';
import { TalkContext } from '../elements/talk-button.tsx';

// Asked for seldom: they come when they are first opened.
const CallsDrawer = lazyPart(() => import('../../calls/screen/calls-drawer.tsx'));
const GoalDrawer = lazyPart(() => import('../../goals/screen/goal-drawer.tsx'));
const SurveyFocusDrawer = lazyPart(() => import('../../surveys/screen/survey-focus-drawer.tsx'));
const TalkDrawer = lazyPart(() => import('../comments/comments-drawer.tsx'));
const WhyDrawer = lazyPart(() => import('../why/why-drawer.tsx'));

const groupWords = { global: 'Global dashboard', my: 'My dashboard', shared: 'Shared dashboard' };

export interface DashboardScreenProps extends LoadedDashboard {
  /** The address's query. */
  readonly search: URLSearchParams;
  /** Asks for one element again. */
  readonly onRetry: (key: string) => void;
  readonly onSignedOut: () => void;
  /** What is said about an element, or noted on it, is other than what was loaded. */
  readonly onTalk: () => void;
  /** Goals are others than those the numbers were coloured by. */
  readonly onGoals: () => void;
}

/** A dashboard on a place: are we keeping our promise to members, and where not? */
export function DashboardScreen({
  dashboard,
  missing,
  dashboards,
  employeeId,
  maySetGoals,
  place,
  elements,
  now: renderedAt,
  search,
  onRetry,
  onSignedOut,
  onTalk,
  onGoals,
}: DashboardScreenProps) {
  const now = useNow(renderedAt);
  const shell = useRouteLoaderData<typeof loadShell>('signed-in');
  const group = dashboardGroupOf(dashboard.owner.id, employeeId);
  const navigate = useNavigate();
  const talkedAbout =
    dashboard.version === null ? undefined : dashboard.elements.find(({ id }) => String(id) === search.get('talk'));
  // A look at a driver's surveys changes no address (feature A16).
  const [focused, setFocused] = useState<{ readonly at: string; readonly slug: string; readonly name: string } | null>(
    null,
  );
  const focus = focused?.at === `${place.slug} ${dashboard.id}` ? focused : null;
  const open = useCallback(
    (name: DrawerName, value: string | null) => {
      setFocused(null);
      void navigate(withDrawer(search, name, value), { preventScrollReset: true });
    },
    [search, navigate],
  );
  const close = (name: DrawerName) => () => open(name, null);
  const drawers = useMemo(
    () => ({
      open,
      maySetGoals,
      focusSurveys: (driver: { readonly slug: string; readonly name: string }) =>
        setFocused({ at: `${place.slug} ${dashboard.id}`, ...driver }),
    }),
    [open, maySetGoals, place.slug, dashboard.id],
  );
  const talkOf = useMemo(
    () => (dashboard.version === null ? null : talkAbout(dashboard.elements, (id) => open('talk', id))),
    [dashboard, open],
  );
  const behind = readCalls(search.get('calls'));
  const goal = readGoal(search.get('goal'));
  const why = readWhy(search.get('why'));
  const elementOf = (id: number | null) => dashboard.elements.find((element) => element.id === id);
  const slot = (element: ShownElement, load: ElementLoad) => (
    <Element
      key={place.slug + element.id}
      element={element}
      load={load}
      place={place}
      state={readElementState(search, place.type, dashboard.id, element)}
      now={now}
      onRetry={onRetry}
      onSignedOut={onSignedOut}
    />
  );
  return (
    <DrawersContext value={drawers}>
      <TalkContext value={talkOf}>
        {shell?.quickTip && <QuickTip tip={shell.quickTip} />}
        <div className={styles.root}>
          <header className={styles.head}>
            <div className={styles.heading}>
              <div className={styles.titleLine}>
                <h1 className={styles.title}>{dashboard.name}</h1>
                <DashboardSwitcher
                  dashboard={dashboard}
                  dashboards={dashboards}
                  employeeId={employeeId}
                  place={place}
                />
              </div>
              <p className={styles.where}>
                {groupWords[group]} <span className={styles.type}>of</span> {place.name}
                {group === 'shared' && (
                  <>
                    , <span className={styles.type}>shared by</span> {dashboard.owner.displayName}
                  </>
                )}
              </p>
            </div>
            <div className={styles.tools}>
              <DashboardUndo page={`${place.slug} ${dashboard.id}`} />
              <FacilityTypes place={place} search={search} />
            </div>
          </header>
          {missing && <Banner tone="beacon">That dashboard is not there any more, or is not shared with you.</Banner>}
          {dashboard.notification && (
            <Banner tone={bannerTone(dashboard.notificationType)}>{dashboard.notification}</Banner>
          )}
          {dashboard.comments && <p className={styles.where}>{dashboard.comments}</p>}
          {dashboard.elements.some(({ layout }) => layout) ? (
            <OnGrid elements={dashboard.elements} loads={elements} slot={slot} />
          ) : (
            <OneByOne elements={dashboard.elements} loads={elements} slot={slot} />
          )}
          {behind && !focus && (
            <CallsDrawer
              key={behind.slug + behind.from + behind.to}
              behind={behind}
              metrics={elementOf(behind.element)?.parameters.metrics ?? []}
              filters={elementOf(behind.element)?.filters ?? {}}
              onChange={(other) => open('calls', callsText(other))}
              onClose={close('calls')}
              onLost={close('calls')}
            />
          )}
          {why && !focus && (
            <WhyDrawer
              key={search.get('why')}
              asked={why}
              filters={elementOf(why.element)?.filters ?? {}}
              onCalls={(calls) => open('calls', callsText(calls))}
              onClose={close('why')}
              onLost={close('why')}
            />
          )}
          {focus && (
            <SurveyFocusDrawer
              key={focus.slug}
              driver={focus}
              onClose={() => setFocused(null)}
              onLost={() => setFocused(null)}
            />
          )}
          {goal && !focus && (
            <GoalDrawer
              key={search.get('goal')}
              shown={goal}
              onClose={close('goal')}
              onLost={close('goal')}
              onChanged={onGoals}
            />
          )}
          {talkedAbout && !focus && (
            <TalkDrawer
              key={talkedAbout.id}
              element={talkedAbout}
              place={place}
              ownerId={dashboard.owner.id}
              employeeId={employeeId}
              now={now}
              onClose={close('talk')}
              onLost={close('talk')}
              onChanged={onTalk}
            />
          )}
        </div>
      </TalkContext>
    </DrawersContext>
  );
}

function talkAbout(elements: readonly ShownElement[], open: (id: string) => void) {
  return {
    open: (id: number) => open(String(id)),
    countOf: (id: number) => {
      const element = elements.find((known) => known.id === id);
      return element ? element.commentCount + element.annotations.length : 0;
    },
  };
}

interface ArrangedProps {
  readonly elements: readonly ShownElement[];
  readonly loads: Readonly<Record<number, ElementLoad>>;
  readonly slot: (element: ShownElement, load: ElementLoad) => React.ReactNode;
}

/** As they were laid out; one below the other where there is no room for columns. */
function OnGrid({ elements, loads, slot }: ArrangedProps) {
  const inOrder = elements.toSorted(
    (a, b) => (a.layout?.y ?? 1000) - (b.layout?.y ?? 1000) || (a.layout?.x ?? 0) - (b.layout?.x ?? 0),
  );
  return (
    <div className={styles.grid}>
      {inOrder.map((element) => {
        const load = loads[element.id];
        return (
          load && (
            <div key={element.id} className={styles.cell} style={placeOnGrid(element.layout)}>
              {slot(element, load)}
            </div>
          )
        );
      })}
    </div>
  );
}

/** The element's columns as variables of the grid; rows follow from the order, as high as what is in them. */
function placeOnGrid(layout: ElementLayout | null): React.CSSProperties {
  return {
    [styles.columnStart]: layout ? String(layout.x + 1) : '1',
    [styles.columnSpan]: layout ? String(layout.w) : '12',
    [styles.rowSpan]: layout ? String(layout.h) : '0',
  } as React.CSSProperties;
}

/** One after the other; cards stand side by side where the first of them stands. */
function OneByOne({ elements, loads, slot }: ArrangedProps) {
  const cards = elements.filter(({ chartType }) => requestChartType(chartType) === 'card');
  return elements.map((element) => {
    const load = loads[element.id];
    if (!load) return null;
    if (!cards.includes(element)) return slot(element, load);
    if (element !== cards[0]) return null;
    return (
      <div key="cards" className={styles.cards}>
        {cards.map((card) => {
          const cardLoad = loads[card.id];
          return cardLoad && slot(card, cardLoad);
        })}
      </div>
    );
  });
}

function bannerTone(type: string | null): 'info' | 'beacon' | 'danger' | 'success' {
  return type === 'warning' ? 'beacon' : type === 'danger' || type === 'success' ? type : 'info';
}
