/** Clear codes that pay the provider (glossary, section 3: paid_call_count). */
export const payableClearCodes = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;

/** The code of a call that member or club cancelled; nothing is paid. */
export const cancelledClearCode = 'XX';

const labels: Readonly<Record<string, string>> = {
  P1: 'Normal service rendered',
  P4: 'Paid, cancelled en route (rural)',
  P6: 'Paid, uses no entitlement',
  S1: 'Payment review',
  XX: 'Cancelled, no pay',
};

/** Tells whether a clear code is paid; an unknown or missing one is not. */
export function isPayable(clearCode: string | null): boolean {
  return clearCode !== null && (payableClearCodes as readonly string[]).includes(clearCode);
}

/** A clear code in words; codes without a wording of their own answer themselves. */
export function clearCodeLabel(clearCode: string): string {
  return Object.hasOwn(labels, clearCode) ? (labels[clearCode] ?? clearCode) : clearCode;
}
