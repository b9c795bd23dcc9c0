import { childTypeInEffect, requestChartType } from '@roadside/domain/dashboards';
import { elementInState, type DashboardState } from '../model/dashboard-state.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { StreamedElement } from '../model/loaded-dashboard.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';
import { CardElement, CardFrame, CardWaiting } from './card-element.tsx';
import { CellRulesContext } from './cell-rules-context.ts';
import { CommentsElement, CommentsWaiting } from './comments-element.tsx';
import { ElementFrame, type ElementAddress } from './element-frame.tsx';
import { HighlightsElement, HighlightsWaiting } from './highlights-element.tsx';
import { TableElement, TableWaiting } from './table-element.tsx';
import { TableFrame } from './table-head.tsx';
import { TitledElement } from './titled-element.tsx';
import { TrendElement, TrendWaiting } from './trend-element.tsx';

export interface ElementSlotProps {
  /** The element as stored. */
  readonly element: ShownElement;
  /** The address of its data. */
  readonly address: ElementAddress;
  /** Its data as the page's loader is reading it. */
  readonly streamed?: StreamedElement | undefined;
  readonly place: Place;
  readonly state: DashboardState;
  readonly now: string;
  readonly onSignedOut: () => void;
}

/**
 * One element by its chart type, with its placeholder. A different chart type is a different element and keeps no
 * state.
 */
export function Element(props: ElementSlotProps) {
  return (
    <CellRulesContext value={props.element.rules}>
      <ByChart {...props} />
    </CellRulesContext>
  );
}

function ByChart({ element: kept, place, state, now, ...shared }: ElementSlotProps) {
  const element = elementInState(kept, state);
  const chart = requestChartType(element.chartType);
  const titled = (words: React.ReactNode) => <TitledElement element={element}>{words}</TitledElement>;
  switch (chart) {
    case 'numberHighlights':
      return (
        <ElementFrame
          key={chart}
          chart={chart}
          {...shared}
          waiting={<HighlightsWaiting element={element} />}
          renderFailed={titled}
        >
          {(reply) => <HighlightsElement element={element} reply={reply} now={now} />}
        </ElementFrame>
      );
    case 'card':
      return (
        <ElementFrame
          key={chart}
          chart={chart}
          {...shared}
          waiting={<CardWaiting element={element} />}
          renderFailed={(words) => <CardFrame element={element}>{words}</CardFrame>}
        >
          {(reply) => <CardElement element={element} reply={reply} place={place} state={state} now={now} />}
        </ElementFrame>
      );
    case 'table': {
      const childType = childTypeInEffect(element, place.type);
      const head = { element, place, state, childType: childType ?? place.type };
      return (
        <ElementFrame
          key={chart}
          chart={chart}
          {...shared}
          waiting={<TableWaiting {...head} />}
          renderFailed={(words) => <TableFrame {...head}>{words}</TableFrame>}
        >
          {(reply, { pending }) => <TableElement {...head} reply={reply} now={now} pending={pending} />}
        </ElementFrame>
      );
    }
    case 'trendTable':
      return (
        <ElementFrame
          key={chart}
          chart={chart}
          {...shared}
          waiting={<TrendWaiting element={element} />}
          renderFailed={titled}
        >
          {(reply, { pending }) => (
            <TrendElement
              element={element}
              kept={kept}
              reply={reply}
              place={place}
              notes={kept.elsewhere.length === 0 ? kept.annotations : [...kept.annotations, ...kept.elsewhere]}
              state={state}
              now={now}
              pending={pending}
            />
          )}
        </ElementFrame>
      );
    case 'survey_comments':
      return (
        <ElementFrame
          key={chart}
          chart={chart}
          {...shared}
          waiting={<CommentsWaiting element={element} />}
          renderFailed={titled}
        >
          {(reply, { pending }) => (
            <CommentsElement element={element} reply={reply} place={place} state={state} now={now} pending={pending} />
          )}
        </ElementFrame>
      );
  }
}
