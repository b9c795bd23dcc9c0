/** The goal somebody looks at: of which metric, at which place. */
export interface GoalShown {
  readonly slug: string;
  readonly metric: string;
}

/** As it stands in the address: 'montgomery~ata_avg'. */
export function goalText({ slug, metric }: GoalShown): string {
  return `${slug}~${metric}`;
}

/** What an address says; null when it says nothing, or nothing that can be looked at. */
export function readGoal(text: string): GoalShown | null {
  const [, slug, metric] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~([a-z][a-z0-9_]{0,63})$/.exec(text) ?? [];
  return slug && metric ? { slug, metric } : null;
}
