import { cancelledClearCode } from '@roadside/domain/calls';
import { surveyVerdict } from '@roadside/domain/surveys';
import type { SurveyVerdict } from '@roadside/domain/surveys';
import { readComment } from '@roadside/domain/voice';
import type { CommentCorrection, CommentReading } from '@roadside/domain/voice';
import type { DemoCall } from '../calls/demo-call.ts';

/** What the platform stores beside the answers: what the comment says, and what the business rules decide. */
export interface DecidedSurvey {
  /** Null without a comment. */
  readonly reading: CommentReading | null;
  readonly verdict: SurveyVerdict;
}

/**
 * Reads the comment of a surveyed call and applies the business rules, as the jobs of `modules/surveys` would. Rows
 * written with their results are never updated, which is several times as fast.
 * @param corrections people's corrections that apply at the call's station
 */
export function decideSurvey(call: DemoCall, corrections: readonly CommentCorrection[] = []): DecidedSurvey {
  const { survey, times, promisedMinutes } = call;
  const reading = survey?.comment ? readComment(survey.comment, survey.outc1, corrections) : null;
  const waited = times.assigned === null ? 0 : times.assigned - times.received;
  const verdict = surveyVerdict(
    {
      outcome: call.clearCode === cancelledClearCode ? 'cancelled' : call.outcome,
      passedBefore: call.passes.some(({ station }) => station.key !== call.station.key),
      promiseMissedBeforeAssignment: promisedMinutes !== null && waited > promisedMinutes * 60_000,
      commentTopics: reading?.spans.map(({ topic }) => topic) ?? [],
      duplicate: false,
      wrongProvider: survey?.wrongProvider ?? false,
    },
    { reroute: false, remove: false },
  );
  return { reading, verdict };
}
