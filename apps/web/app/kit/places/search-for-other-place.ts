const carriedParameters =
  /^(?:dashboard|compare|service|period|tcd|provider|hour|weekday|(?:order|pivot|time|chart)(?:\.\d{1,10})?)$/;

/**
 * The part of a dashboard's address that carries over to another location: the dashboard, its days, comparison, filters, charts
 * and sort order. The visible rows, their pages and open drawers stay behind.
 */
export function searchForOtherPlace(search: string | URLSearchParams): string {
  const text = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => carriedParameters.test(name)),
  ).toString();
  return text ? `?${text}` : '';
}
