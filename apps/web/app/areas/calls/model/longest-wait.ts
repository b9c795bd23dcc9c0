/** The first of calls that come with the longest wait first; null where none has an arrival, since those come last. */
export function longestWait<Call extends { readonly ata_minutes: number | null }>(calls: readonly Call[]): Call | null {
  const [first] = calls;
  return first === undefined || first.ata_minutes === null ? null : first;
}
