const carriedParameters = /^(?:dashboard|(?:order|pivot|time|chart)(?:\.\d{1,10})?)$/;

/**
 * What of a dashboard's address goes along to another place: which dashboard it is, its days, charts and order. Which rows
 * are shown, their pages and what stands open beside them belong to the place one leaves.
 */
export function searchForOtherPlace(search: string | URLSearchParams): string {
  const text = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => carriedParameters.test(name)),
  ).toString();
  return text ? `?${text}` : '';
}
