import type { CallOutcome } from '../calls/life-step.ts';
import type { CommentTopic } from './sub-dashboards.ts';

/** Facts about a surveyed call that the rules use (glossary, section 2; confidence low, ours to change). */
export interface SurveyedCall {
  readonly outcome: CallOutcome | null;
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

/** What a rule does to a survey: take it out of scoring, or credit it to another provider. */
export type SurveyMark = 'remove' | 'reroute';

/** Topics that aren't about the provider: taking the call, and the price. */
const notThisProvider: ReadonlySet<string> = new Set<CommentTopic>(['Call taking', 'Battery sale']);

/**
 * The default rule set, in order of precedence: the first rule that holds decides, so a survey is removed or rerouted,
 * never both. `words` completes "Rerouted: …" or "Removed: …". After a change here, raise `businessRulesVersion`.
 */
export const businessRules = [
  {
    id: 'cancelled',
    mark: 'remove',
    words: 'the call was canceled',
    holds: ({ outcome }) => outcome === 'cancelled' || outcome === 'killed',
  },
  {
    id: 'gone-on-arrival',
    mark: 'remove',
    words: 'the member was gone on arrival',
    holds: ({ outcome }) => outcome === 'gone_on_arrival',
  },
  { id: 'duplicate', mark: 'remove', words: 'the call was already surveyed', holds: ({ duplicate }) => duplicate },
  {
    id: 'wrong-provider',
    mark: 'remove',
    words: 'the member confirmed that another provider served them',
    holds: ({ wrongProvider }) => wrongProvider,
  },
  {
    id: 'passed-before',
    mark: 'reroute',
    words: 'another station passed the call first',
    holds: ({ passedBefore }) => passedBefore,
  },
  {
    id: 'promise-missed-before-assignment',
    mark: 'reroute',
    words: 'the promised time had passed before this station was assigned',
    holds: ({ promiseMissedBeforeAssignment }) => promiseMissedBeforeAssignment,
  },
  {
    id: 'call-taking-or-price-only',
    mark: 'reroute',
    words: 'the comment is about call taking or price only',
    holds: ({ commentTopics }) =>
      commentTopics.length > 0 && commentTopics.every((topic) => notThisProvider.has(topic)),
  },
] as const satisfies readonly {
  readonly id: string;
  readonly mark: SurveyMark;
  readonly words: string;
  readonly holds: (call: SurveyedCall) => boolean;
}[];

/** Version of the rule set. The backend applies a newer one to all stored surveys. */
export const businessRulesVersion = 1;

/** A rule of the rule set. */
export type BusinessRuleId = (typeof businessRules)[number]['id'];

/** Why a survey is marked: a rule, or only the imported data. */
export type MarkReason = BusinessRuleId | 'imported';

/** Reasons of a mark, rules first. */
export const markReasons: readonly MarkReason[] = [...businessRules.map(({ id }) => id), 'imported'];

/** What the rules decide about a survey. */
export interface SurveyVerdict {
  readonly mark: SurveyMark | null;
  /** Null without a mark. */
  readonly reason: MarkReason | null;
}

/** Marks that came with imported data. */
export interface ImportedMarks {
  readonly reroute: boolean;
  readonly remove: boolean;
}

/**
 * What the rules decide about a survey. An imported mark stays when no rule explains it. Removing wins over rerouting,
 * and each survey has at most one mark, so the counts of removed, rerouted and counted surveys add up.
 */
export function surveyVerdict(call: SurveyedCall, imported: ImportedMarks): SurveyVerdict {
  const ruleFor = (mark: SurveyMark) => businessRules.find((rule) => rule.mark === mark && rule.holds(call))?.id;
  for (const mark of ['remove', 'reroute'] as const) {
    const reason = ruleFor(mark) ?? (imported[mark] ? 'imported' : null);
    if (reason) return { mark, reason };
  }
  return { mark: null, reason: null };
}

/** 'Rerouted: another station passed the call first.'; an imported mark that no rule explains says so. */
export function markWords(mark: SurveyMark, reason: string | null): string {
  const done = mark === 'remove' ? 'Removed' : 'Rerouted';
  const rule = businessRules.find(({ id }) => id === reason);
  return rule ? `${done}: ${rule.words}.` : `${done} in the imported data; none of our rules explains it.`;
}

/** Whether a survey counts toward the score; with the rules off, every survey does. */
export function countsInScore(
  survey: { readonly reroute: boolean; readonly remove: boolean },
  newBizRules: boolean,
): boolean {
  return !newBizRules || (!survey.reroute && !survey.remove);
}
