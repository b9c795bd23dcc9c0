/** Facts about a surveyed call that the rules use (glossary, section 2; confidence low, ours to change). */
export interface SurveyedCall {
  readonly outcome: 'completed' | 'cancelled' | 'killed' | 'gone_on_arrival' | null;
  /** Another station passed the call before this one accepted it. */
  readonly passedBefore: boolean;
  /** The promised time had passed before this station got the call. */
  readonly promiseMissedBeforeAssignment: boolean;
  /** Topics of the comment; empty if there is no comment. */
  readonly commentTopics: readonly string[];
  /** The same call was already surveyed. */
  readonly duplicate: boolean;
  /** The member confirmed that another provider served them. */
  readonly wrongProvider: boolean;
}

/** Reasons a survey is rerouted, that is, not credited to this provider. */
export type RerouteReason = 'passed-before' | 'promise-missed-before-assignment' | 'call-taking-or-price-only';

/** Reasons a survey is removed from scoring. */
export type RemoveReason = 'cancelled' | 'gone-on-arrival' | 'duplicate' | 'wrong-provider';

const notThisProvider = new Set<string>(['Call taking', 'Battery sale']);

/** The reason to remove a survey from scoring, or null. */
export function removeReason(call: SurveyedCall): RemoveReason | null {
  if (call.outcome === 'cancelled' || call.outcome === 'killed') return 'cancelled';
  if (call.outcome === 'gone_on_arrival') return 'gone-on-arrival';
  if (call.duplicate) return 'duplicate';
  return call.wrongProvider ? 'wrong-provider' : null;
}

/** The reason to reroute a survey away from this provider, or null. */
export function rerouteReason(call: SurveyedCall): RerouteReason | null {
  if (call.passedBefore) return 'passed-before';
  if (call.promiseMissedBeforeAssignment) return 'promise-missed-before-assignment';
  const topics = call.commentTopics;
  return topics.length > 0 && topics.every((topic) => notThisProvider.has(topic)) ? 'call-taking-or-price-only' : null;
}

/** Whether a survey counts toward the score; with the rules off, every survey does. */
export function countsInScore(
  survey: { readonly reroute: boolean; readonly remove: boolean },
  newBizRules: boolean,
): boolean {
  return !newBizRules || (!survey.reroute && !survey.remove);
}
