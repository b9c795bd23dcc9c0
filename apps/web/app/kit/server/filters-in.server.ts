import type { Filters } from '@roadside/contract/schemas';

/** The filters of an element as a page sends them along, JSON; the service looks at each of them itself. */
export function filtersIn(text: string): Filters {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Filters) : {};
  } catch {
    return {};
  }
}
