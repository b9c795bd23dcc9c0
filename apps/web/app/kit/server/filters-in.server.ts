import type { Filters } from '@roadside/contract/schemas';

/** Parses an element's filters, sent by the page as JSON; the API validates each of them. */
export function filtersIn(text: string): Filters {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Filters) : {};
  } catch {
    return {};
  }
}
