/** What a cell that a rule applies to says: good, worth watching, or bad. */
export const cellTones = ['good', 'watch', 'bad'] as const;
export type CellTone = (typeof cellTones)[number];

/** A format of a table's cells that depends on their value: 'Wait min above 60 is bad'. */
export interface CellRule {
  readonly metric: string;
  readonly when: 'above' | 'below';
  readonly value: number;
  readonly tone: CellTone;
}

/** The most rules of an element. */
export const maxCellRules = 12;

/** The rules in a stored element, which may be of another version; whatever isn't a rule is left out. */
export function cellRulesOf(stored: unknown): readonly CellRule[] {
  return Array.isArray(stored) ? stored.filter(isCellRule).slice(0, maxCellRules) : [];
}

function isCellRule(rule: unknown): rule is CellRule {
  if (typeof rule !== 'object' || rule === null) return false;
  const { metric, when, value, tone } = rule as Partial<Record<keyof CellRule, unknown>>;
  return (
    typeof metric === 'string' &&
    (when === 'above' || when === 'below') &&
    typeof value === 'number' &&
    Number.isFinite(value) &&
    cellTones.some((known) => known === tone)
  );
}

/** The first rule that applies to a value of a metric; null if none does. A value at the limit is neither side of it. */
export function cellRuleFor(rules: readonly CellRule[], metric: string, value: number | null): CellRule | null {
  if (value === null) return null;
  return (
    rules.find((rule) => rule.metric === metric && (rule.when === 'above' ? value > rule.value : value < rule.value)) ??
    null
  );
}
