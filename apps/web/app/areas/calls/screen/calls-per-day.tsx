import type { CallDays } from '@roadside/contract/schemas';
import { daysAround } from '../../../kit/calls/call-filters.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { HistogramScrubber } from '../../../kit/scrubber/histogram-scrubber.tsx';

export interface CallsPerDayProps {
  /** Null until loaded. */
  readonly counted: CallDays | null;
  /** The days the list shows. */
  readonly days: { readonly from: string; readonly to: string };
  readonly today: string;
  readonly onChange: (from: string, to: string) => void;
}

/** The calls of each day around those the list shows, and how many were late. Choosing other days changes the list. */
export default function CallsPerDay({ counted, days, today, onChange }: CallsPerDayProps) {
  return (
    <HistogramScrubber
      label="Calls per day"
      days={(counted?.data ?? []).map(({ day, calls, late }) => ({ day, value: calls, marked: late }))}
      around={daysAround(days, today)}
      from={days.from}
      to={days.to}
      words={({ value, marked }) => `${countWords(value, 'call', 'calls')}, ${marked} late`}
      onChange={onChange}
    />
  );
}
