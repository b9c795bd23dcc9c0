/** What is known about a surveyed call when the rules judge it (glossary, section 2; confidence low, ours to change). */
export interface SurveyedCall {
  readonly outcome: 'completed' | 'cancelled' | 'killed' | 'gone_on_arrival' | null;
  /** Another station passed the call before this one took it. */
  readonly passedBefore: boolean;
  /** The promised time was over before this station was given the call. */
  readonly promiseMissedBeforeAssignment: boolean;
  /** Topics of the comment; empty without one. */
  readonly commentTopics: readonly string[];
  /** The same call was surveyed before. */
  readonly duplicate: boolean;
  /** The member confirmed that another provider served him. */
  readonly wrongProvider: boolean;
}

/** Why a survey's credit moves away from this provider. */
export type RerouteReason = 'passed-before' | 'promise-missed-before-assignment' | 'call-taking-or-price-only';

/** Why a survey is taken out of scoring. */
export type RemoveReason = 'cancelled' | 'gone-on-arrival' | 'duplicate' | 'wrong-provider';

const notThisProvider = new Set<string>(['Call taking', 'Battery sale']);

/** The reason to take a survey out of scoring, or null. */
export function removeReason(call: SurveyedCall): RemoveReason | null {
  if (call.outcome === 'cancelled' || call.outcome === 'killed') return 'cancelled';
  if (call.outcome === 'gone_on_arrival') return 'gone-on-arrival';
  if (call.duplicate) return 'duplicate';
  return call.wrongProvider ? 'wrong-provider' : null;
}

/** The reason to move a survey's credit away from this provider, or null. */
export function rerouteReason(call: SurveyedCall): RerouteReason | null {
  if (call.passedBefore) return 'passed-before';
  if (call.promiseMissedBeforeAssignment) return 'promise-missed-before-assignment';
  const topics = call.commentTopics;
  return topics.length > 0 && topics.every((topic) => notThisProvider.has(topic)) ? 'call-taking-or-price-only' : null;
}

/** Whether a survey counts in the score; with the rules off every survey does. */
export function countsInScore(
  survey: { readonly reroute: boolean; readonly remove: boolean },
  newBizRules: boolean,
): boolean {
  return !newBizRules || (!survey.reroute && !survey.remove);
}
