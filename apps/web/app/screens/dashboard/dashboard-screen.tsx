import { childTypeInEffect, dashboardGroupOf, requestChartType, type DashboardElement } from '@roadside/domain/dashboards';
import { baseTypeOf, facilityTypeLabels, facilityTypes, facilityTypeSlug, facilityTypeTypeOf } from '@roadside/domain/geography';
import { useNow } from '../../time/use-now.ts';
import { elementInState, type DashboardState } from '../../dashboard/dashboard-state.ts';
import type { DashboardPlace, ElementLoad } from '../../dashboard/element-data.ts';
import type { LoadedDashboard } from '../../routes/dashboard.$slug/dashboard.loader.server.ts';
import { CardElement, CardFrame, CardWaiting } from './card-element.tsx';
import * as styles from './dashboard-screen.css.ts';
import { ElementFrame } from './element-frame.tsx';
import { HighlightsElement, HighlightsWaiting } from './highlights-element.tsx';
import { PickLinks } from './pick-links.tsx';
import { TableElement, TableWaiting } from './table-element.tsx';
import { TableFrame } from './table-head.tsx';
import { TitledElement } from './titled-element.tsx';
import { TrendElement, TrendWaiting } from './trend-element.tsx';

const groupWords = { global: 'Global dashboard', my: 'My dashboard', shared: 'Shared dashboard' };

export interface DashboardScreenProps extends LoadedDashboard {
  readonly state: DashboardState;
  /** Asks for one element again. */
  readonly onRetry: (key: string) => void;
  readonly onSignedOut: () => void;
}

/** A dashboard on a place: are we keeping our promise to members, and where not? */
export function DashboardScreen({ dashboard, place, elements, now: renderedAt, state, onRetry, onSignedOut }: DashboardScreenProps) {
  const now = useNow(renderedAt);
  const cards = dashboard.elements.filter(({ chartType }) => requestChartType(chartType) === 'card');
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{dashboard.name}</h1>
          <p className={styles.where}>
            {groupWords[dashboardGroupOf(dashboard.owner.id, 0)]} <span className={styles.type}>of</span> {place.name}
          </p>
        </div>
        <FacilityTypes place={place} />
      </header>
      {dashboard.elements.map((element) => {
        const load = elements[element.id];
        if (!load) return null;
        if (cards.includes(element)) {
          // The cards stand side by side where the first of them stands.
          if (element !== cards[0]) return null;
          return (
            <div key="cards" className={styles.cards}>
              {cards.map((card) => {
                const cardLoad = elements[card.id];
                return cardLoad && <Element key={place.slug + card.id} element={card} load={cardLoad} place={place} state={state} now={now} onRetry={onRetry} onSignedOut={onSignedOut} />;
              })}
            </div>
          );
        }
        return <Element key={place.slug + element.id} element={element} load={load} place={place} state={state} now={now} onRetry={onRetry} onSignedOut={onSignedOut} />;
      })}
    </div>
  );
}

interface ElementSlotProps {
  readonly element: DashboardElement;
  readonly load: ElementLoad;
  readonly place: DashboardPlace;
  readonly state: DashboardState;
  readonly now: string;
  readonly onRetry: (key: string) => void;
  readonly onSignedOut: () => void;
}

/** One element by its chart, with its placeholder. */
function Element({ element, load, place, state, now, ...act }: ElementSlotProps) {
  switch (requestChartType(element.chartType)) {
    case 'numberHighlights':
      return (
        <ElementFrame chart="numberHighlights" load={load} {...act} waiting={<HighlightsWaiting element={element} />} renderFailed={(words) => <TitledElement element={element}>{words}</TitledElement>}>
          {(reply) => <HighlightsElement element={element} reply={reply} now={now} />}
        </ElementFrame>
      );
    case 'card':
      return (
        <ElementFrame chart="card" load={load} {...act} waiting={<CardWaiting element={element} />} renderFailed={(words) => <CardFrame element={element}>{words}</CardFrame>}>
          {(reply) => <CardElement element={element} reply={reply} now={now} />}
        </ElementFrame>
      );
    case 'table': {
      const childType = childTypeInEffect(elementInState(element, state), place.type);
      if (!childType) return null;
      return (
        <ElementFrame
          chart="table"
          load={load}
          {...act}
          waiting={<TableWaiting element={element} place={place} state={state} childType={childType} />}
          renderFailed={(words) => (
            <TableFrame element={element} place={place} state={state} childType={childType}>
              {words}
            </TableFrame>
          )}
        >
          {(reply, { pending }) => <TableElement element={element} reply={reply} place={place} state={state} childType={childType} now={now} pending={pending} />}
        </ElementFrame>
      );
    }
    case 'trendTable':
      return (
        <ElementFrame chart="trendTable" load={load} {...act} waiting={<TrendWaiting element={element} />} renderFailed={(words) => <TitledElement element={element}>{words}</TitledElement>}>
          {(reply, { pending }) => <TrendElement element={element} reply={reply} state={state} now={now} pending={pending} />}
        </ElementFrame>
      );
    case 'survey_comments':
      return null;
  }
}

/** Cuts a place to one provider network: each has an address of its own (specification, section 2). */
function FacilityTypes({ place }: { readonly place: DashboardPlace }) {
  if (!facilityTypeTypeOf(baseTypeOf(place.type))) return null;
  return (
    <PickLinks
      label="Facility type"
      items={[null, ...facilityTypes].map((facilityType) => ({
        key: facilityType ?? 'all',
        label: facilityType ? facilityTypeLabels[facilityType] : 'All facilities',
        to: `/dashboard/${encodeURIComponent(facilityTypeSlug(place.baseSlug, facilityType))}`,
        current: facilityType === place.facilityType,
      }))}
    />
  );
}
