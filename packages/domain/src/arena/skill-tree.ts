/** The daily average is multiplied by this many days in the skill chart (specification, section 9). */
export const skillChartDays = 7;

/** One statistic of the skill tree: average points per day. */
export interface SkillStat {
  readonly variable: string;
  readonly avg: number;
}

/** One axis of the skill chart. */
export interface SkillAxis {
  readonly variable: string;
  readonly label: string;
  /** Series 'Everyone', the global set; null when that set lacks the variable. */
  readonly everyone: number | null;
  /** Series 'You', the driver's set; null when that set lacks the variable. */
  readonly you: number | null;
}

/** Names of the two series, in order (specification, section 9). */
export const skillSeries = ['Everyone', 'You'] as const;

/** A chart value: the average times 7, rounded down to 1 decimal (specification, section 9). */
export function skillChartValue(avg: number): number {
  // 0.3 x 7 is 2.0999... in binary; a value of exactly 2.1 must not become 2.0.
  const tenths = Number((avg * skillChartDays * 10).toFixed(9));
  return Math.floor(tenths) / 10;
}

/** A label: uppercase, with underscores as spaces. */
export function skillLabel(variable: string): string {
  return variable.toUpperCase().replaceAll('_', ' ');
}

/** Axes of the skill chart: every variable in either set, in order of appearance, except those containing 'cume'. */
export function skillChart(global: readonly SkillStat[], driver: readonly SkillStat[]): readonly SkillAxis[] {
  const everyone = new Map(global.map(({ variable, avg }) => [variable, skillChartValue(avg)]));
  const you = new Map(driver.map(({ variable, avg }) => [variable, skillChartValue(avg)]));
  return [...new Set([...everyone.keys(), ...you.keys()])]
    .filter((variable) => !variable.includes('cume'))
    .map((variable) => ({
      variable,
      label: skillLabel(variable),
      everyone: everyone.get(variable) ?? null,
      you: you.get(variable) ?? null,
    }));
}
