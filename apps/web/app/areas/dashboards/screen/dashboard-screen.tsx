import { useNavigate } from '@remix-run/react';
import type { Command } from '@roadside/ui/command-palette';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { dashboardGroupOf, filtersWithHead, isFiltered, requestChartType } from '@roadside/domain/dashboards';
import { Banner } from '@roadside/ui/banner';
import { Inline } from '@roadside/ui/inline';
import { useMemo } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import type { DrawerScope } from '../../../kit/drawers/drawer-registry.ts';
import { useNow } from '../../../kit/format/use-now.ts';
import { elementAddress } from '../model/addresses.ts';
import { periodIn, limitsIn } from '../model/dashboard-head.ts';
import { appliesTo, elementSearch, readElementState, searchOfDashboard } from '../model/dashboard-state.ts';
import type { ElementLayout, ShownElement } from '../model/stored-dashboard.ts';
import { audienceOf } from '../model/audience.ts';
import { placeShownBy, type LoadedDashboard } from '../model/loaded-dashboard.ts';
import { QuickTip } from '../../../kit/quick-tip/quick-tip.tsx';
import { DashboardSwitcher } from './dashboard-switcher.tsx';
import { DashboardUndo } from './dashboard-undo.tsx';
import * as styles from './dashboard-screen.css.ts';
import { DashboardContext } from '../elements/dashboard-context.ts';
import { Element } from '../elements/element.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { ServiceBars } from './service-bars.tsx';
import { FacilityTypes } from './facility-types.tsx';
import { HeadChoices, HeadInEffect } from './head-choices.tsx';
import { Headline } from './headline.tsx';

const groupWords = { global: 'Global dashboard', my: 'My dashboard', shared: 'Shared dashboard' };

export interface DashboardScreenProps extends LoadedDashboard {
  /** The URL's query. */
  readonly search: URLSearchParams;
  readonly onSignedOut: () => void;
  /** A drawer changed data shown on the dashboard. */
  readonly onChanged: NonNullable<DrawerScope['onChanged']>;
}

/** A dashboard of a location: are we keeping our promise to members, and where not? */
export function DashboardScreen({
  dashboard,
  missing,
  dashboards,
  employeeId,
  mayModerate,
  maySetGoals,
  place,
  headline,
  focus,
  elements,
  now: renderedAt,
  search,
  onSignedOut,
  onChanged,
}: DashboardScreenProps) {
  const now = useNow(renderedAt);
  const navigate = useNavigate();
  const group = dashboardGroupOf(dashboard.owner.id, employeeId);
  const context = useMemo(
    () => ({
      place,
      audience: audienceOf({
        ownerId: dashboard.owner.id,
        employeeId,
        sharedWith: dashboard.employees.length,
        placeName: place.name,
      }),
      mayModerate,
      employeeId,
      now,
      maySetGoals,
      elements: dashboard.elements,
      takesComments: dashboard.version !== null,
      focus,
    }),
    [dashboard, place, focus, employeeId, now, mayModerate, maySetGoals],
  );
  usePageCommands(
    useMemo(
      () =>
        dashboards
          .filter(({ id }) => id !== dashboard.id)
          .map(({ id, name }): Command => ({
            id: `dashboard-${id}`,
            group: 'This page',
            label: `Switch to ${name}`,
            keywords: ['dashboard'],
            run: () => void navigate(searchOfDashboard(id, search) || '?'),
          })),
      [dashboards, dashboard.id, navigate, search],
    ),
  );
  const scope = useMemo<DrawerScope>(
    () => ({
      sourceOf(elementId) {
        const element = dashboard.elements.find(({ id }) => id === elementId);
        return (
          element && {
            metrics: element.parameters.metrics,
            filters: filtersWithHead(element.filters, limitsIn(search)),
          }
        );
      },
      onChanged,
    }),
    [dashboard, onChanged, search],
  );
  const slot = (element: ShownElement) => {
    const at = placeShownBy({ place, focus }, element.id);
    const state = readElementState(search, at.type, dashboard.id, element);
    if (!appliesTo(element, state, at.type)) return null;
    return (
      <Element
        key={at.slug + element.id}
        element={element}
        address={elementAddress({ slug: at.slug, element: element.id }, elementSearch(element, state, dashboard.id))}
        streamed={elements[element.id]}
        place={at}
        state={state}
        now={now}
        onSignedOut={onSignedOut}
      />
    );
  };
  return (
    <DashboardContext value={context}>
      <DrawersProvider scope={scope}>
        <div className={styles.root}>
          <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
            <header>
              <div className={styles.heading}>
                <Inline gap={4}>
                  <h1 className={styles.title}>{dashboard.name}</h1>
                  <DashboardSwitcher
                    dashboard={dashboard}
                    dashboards={dashboards}
                    employeeId={employeeId}
                    place={place}
                    search={search}
                  />
                </Inline>
                <p className={styles.where}>
                  {groupWords[group]} <span className={styles.type}>for</span> {place.name}
                  {group === 'shared' && (
                    <>
                      , <span className={styles.type}>shared by</span> {dashboard.owner.displayName}
                    </>
                  )}
                </p>
              </div>
              <div className={styles.tools}>
                <DashboardUndo page={`${place.slug} ${dashboard.id}`} />
                <HeadChoices search={search} timeZone={place.timeZone} now={now} />
                <CompareChoice search={search} />
                <FacilityTypes place={place} search={search} />
              </div>
            </header>
          </Inline>
          <HeadInEffect search={search} focus={focus?.place.name ?? null} />
          {headline && (
            <Headline
              {...headline}
              place={place}
              filtered={isFiltered(limitsIn(search)) || periodIn(search) !== null || focus !== null}
            />
          )}
          <ServiceBars place={focus?.place ?? place} search={search} />
          {missing && <Banner tone="beacon">That dashboard was deleted or isn’t shared with you.</Banner>}
          {dashboard.notification && (
            <Banner tone={bannerTone(dashboard.notificationType)}>{dashboard.notification}</Banner>
          )}
          {dashboard.comments && <p className={styles.where}>{dashboard.comments}</p>}
          {dashboard.elements.some(({ layout }) => layout) ? (
            <OnGrid elements={dashboard.elements} slot={slot} />
          ) : (
            <OneByOne elements={dashboard.elements} slot={slot} />
          )}
        </div>
        {/* Below what people come for. */}
        <QuickTip />
      </DrawersProvider>
    </DashboardContext>
  );
}

interface ArrangedProps {
  readonly elements: readonly ShownElement[];
  /** An element in its place; null where it has nothing to show at this location. */
  readonly slot: (element: ShownElement) => React.ReactNode;
}

/** Elements in their layout, stacked where there is no room for columns. */
function OnGrid({ elements, slot }: ArrangedProps) {
  const inOrder = elements.toSorted(
    (a, b) => (a.layout?.y ?? 1000) - (b.layout?.y ?? 1000) || (a.layout?.x ?? 0) - (b.layout?.x ?? 0),
  );
  return (
    <div className={styles.grid}>
      {inOrder.map((element) => {
        const shown = slot(element);
        return (
          shown && (
            <div key={element.id} className={styles.cell} style={placeOnGrid(element.layout)}>
              {shown}
            </div>
          )
        );
      })}
    </div>
  );
}

/** The element's columns as CSS variables for the grid. Rows follow from the order and are as tall as their content. */
function placeOnGrid(layout: ElementLayout | null): React.CSSProperties {
  return {
    [styles.columnStart]: layout ? String(layout.x + 1) : '1',
    [styles.columnSpan]: layout ? String(layout.w) : '12',
    [styles.rowSpan]: layout ? String(layout.h) : '0',
  } as React.CSSProperties;
}

/** Elements in sequence; all cards are grouped at the position of the first. */
function OneByOne({ elements, slot }: ArrangedProps) {
  const cards = elements.filter(({ chartType }) => requestChartType(chartType) === 'card');
  return elements.map((element) => {
    if (!cards.includes(element)) return slot(element);
    if (element !== cards[0]) return null;
    return (
      <div key="cards" className={styles.cards}>
        {cards.map(slot)}
      </div>
    );
  });
}

function bannerTone(type: string | null): 'info' | 'beacon' | 'danger' | 'success' {
  return type === 'warning' ? 'beacon' : type === 'danger' || type === 'success' ? type : 'info';
}
