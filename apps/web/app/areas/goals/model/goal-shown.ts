/** The goal on screen: the metric and the location. */
export interface GoalShown {
  readonly slug: string;
  readonly metric: string;
}

/** The URL form: 'montgomery~ata_avg'. */
export function goalText({ slug, metric }: GoalShown): string {
  return `${slug}~${metric}`;
}

/** Parses the URL form; returns null for empty or invalid text. */
export function readGoal(text: string): GoalShown | null {
  const [, slug, metric] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~([a-z][a-z0-9_]{0,63})$/.exec(text) ?? [];
  return slug && metric ? { slug, metric } : null;
}
