import type { Place } from '../../../kit/places/place.ts';
import { Element } from '../elements/element.tsx';
import { previewOf, type DraftElement } from '../model/dashboard-draft.ts';
import { defaultDashboardState } from '../model/dashboard-state.ts';
import { usePreview } from './use-preview.ts';

export interface ElementPreviewProps {
  readonly element: DraftElement;
  /** The element's position in reading order. */
  readonly index: number;
  readonly place: Place;
  readonly now: string;
}

const nothing = () => {};

/** Previews an element of the builder with current data. */
export default function ElementPreview({ element, index, place, now }: ElementPreviewProps) {
  const shown = previewOf(element, index);
  const [load, retry] = usePreview(place.slug, shown);
  if (!load) return null;
  return (
    <Element
      element={shown}
      load={load}
      place={place}
      state={defaultDashboardState}
      now={now}
      onRetry={retry}
      onSignedOut={nothing}
    />
  );
}
