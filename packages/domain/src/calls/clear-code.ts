/** Clear codes that pay the provider (glossary, section 3: paid_call_count). */
export const payableClearCodes = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;

/** Clear code of a call canceled by the member or the club; it pays nothing. */
export const cancelledClearCode = 'XX';

const labels: Readonly<Record<string, string>> = {
  P1: 'Normal service rendered',
  P4: 'Paid, cancelled en route (rural)',
  P6: 'Paid, uses no entitlement',
  S1: 'Payment review',
  XX: 'Cancelled, no pay',
};

/** Whether a clear code is paid; unknown or missing codes are not. */
export function isPayable(clearCode: string | null): boolean {
  return clearCode !== null && (payableClearCodes as readonly string[]).includes(clearCode);
}

/** Label of a clear code; the code itself if it has no label. */
export function clearCodeLabel(clearCode: string): string {
  return Object.hasOwn(labels, clearCode) ? (labels[clearCode] ?? clearCode) : clearCode;
}
