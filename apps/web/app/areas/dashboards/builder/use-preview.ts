import { useEffect, useState } from 'react';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import type { ElementData, ElementLoad, ElementOutcome } from '../model/element-data.ts';
import type { ShownElement } from '../model/stored-dashboard.ts';
import { previewAddress } from '../model/addresses.ts';

/** Debounce before a preview is requested, in ms. */
const restMs = 250;

/**
 * The data an element would show now; null until the first request. Fetched again when the element's content changes,
 * not when it is moved or renamed.
 */
export function usePreview(
  slug: string,
  { chartType, filters, parameters: { metrics, timeType, relation, childType } }: ShownElement,
): readonly [ElementLoad | null, () => void] {
  const asked = JSON.stringify({ chartType, parameters: { metrics, timeType, relation, childType }, filters });
  const [load, setLoad] = useState<ElementLoad | null>(null);
  const [tries, setTries] = useState(0);
  const key = `${slug} ${tries} ${asked}`;
  useEffect(() => {
    const timer = setTimeout(() => setLoad({ key, outcome: preview(slug, asked) }), restMs);
    return () => clearTimeout(timer);
  }, [slug, asked, key]);
  return [load, () => setTries((count) => count + 1)];
}

function preview(slug: string, element: string): Promise<ElementOutcome> {
  return sendRequest<ElementData>(previewAddress({ slug }, { element }));
}
