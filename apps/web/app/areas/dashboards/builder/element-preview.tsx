import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import type { Place } from '../../../kit/places/place.ts';
import { Element } from '../elements/element.tsx';
import { previewAddress } from '../model/addresses.ts';
import type { DraftElement } from '../model/dashboard-draft.ts';
import { defaultDashboardState } from '../model/dashboard-state.ts';
import { previewOf } from '../model/draft-definition.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';

/** Debounce before a changed preview is requested, in ms. */
const restMs = 250;

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
  return (
    <Element
      element={shown}
      address={useDebounced(addressOfPreview(place.slug, shown), restMs)}
      place={place}
      state={defaultDashboardState}
      now={now}
      onSignedOut={nothing}
    />
  );
}

/** Depends on the element's content only: it isn't read again when it is moved or renamed. */
function addressOfPreview(slug: string, { chartType, filters, parameters }: ShownElement) {
  const { metrics, timeType, relation, childType } = parameters;
  const element = JSON.stringify({ chartType, parameters: { metrics, timeType, relation, childType }, filters });
  return previewAddress({ slug }, { element });
}
