import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { PointMetric } from '@roadside/domain/arena';

type Day = CallReply<typeof calls.performance.pointsOfDay>;

/** A call with everything it was worth, its surveys included. */
export interface CallWorth {
  readonly id: number;
  readonly at: string;
  readonly troubleCode: string;
  readonly city: string | null;
  readonly points: number;
  /** `why` is why it gave nothing, in words; null = it counted. */
  readonly parts: readonly { readonly metric: PointMetric; readonly points: number; readonly why: string | null }[];
}

/** The lines of a day turned around: per call instead of per metric. The points of all calls are those of all lines. */
export function callsOfDay({ facts, lines }: Pick<Day, 'facts' | 'lines'>): readonly CallWorth[] {
  const callOfSurvey = new Map(
    facts.flatMap(({ survey_id, call_id }) => (survey_id === null ? [] : [[survey_id, call_id] as const])),
  );
  const parts = new Map<number, CallWorth['parts'][number][]>();
  const add = (callId: number | undefined, part: CallWorth['parts'][number]) => {
    if (callId !== undefined) parts.set(callId, [...(parts.get(callId) ?? []), part]);
  };
  for (const { metric, source, each, counted, uncounted } of lines) {
    const callOf = (id: number) => (source === 'call' ? id : callOfSurvey.get(id));
    for (const id of counted) add(callOf(id), { metric, points: each, why: null });
    for (const { id, words } of uncounted) add(callOf(id), { metric, points: 0, why: words });
  }
  const seen = new Set<number>();
  return facts.flatMap(({ call_id, at, trouble_code, city }) => {
    const own = parts.get(call_id);
    if (seen.has(call_id) || !own) return [];
    seen.add(call_id);
    return [
      {
        id: call_id,
        at,
        troubleCode: trouble_code,
        city,
        points: own.reduce((sum, { points }) => sum + points, 0),
        parts: own,
      },
    ];
  });
}
