import { facilityTypeLabels } from '@roadside/domain/geography';
import { firstPart, metricById, type Metric } from '@roadside/domain/metrics';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import type { CallsBehind } from '../model/calls-behind.ts';
import { onlyParts } from '../model/narrowed-calls.ts';
import type { CallsPage } from '../server/calls.server.ts';
import * as styles from './calls.css.ts';

/** The value for "no metric" in the select, which cannot hold an empty value. */
const all = 'all';

export interface CountedByProps {
  readonly behind: CallsBehind;
  readonly metric: Metric | undefined;
  readonly metrics: readonly string[];
  readonly page: CallsPage | null;
  readonly onChange: (behind: CallsBehind) => void;
}

/** Chooses the listed calls: all, or those a metric counts (for a percentage, numerator or denominator). */
export function CountedBy({ behind, metric, metrics, page, onChange }: CountedByProps) {
  const offered = [...new Set([...metrics, ...(metric ? [metric.id] : [])])]
    .flatMap((id) => metricById.get(id) ?? [])
    .filter(({ formula }) => formula.kind !== 'external');
  if (offered.length === 0) return null;
  const choose = (id: string) => {
    const chosen = metricById.get(id);
    onChange({ ...behind, metric: chosen?.id ?? null, part: chosen ? firstPart(chosen) : 'denominator' });
  };
  return (
    <Inline gap={12} align="end" wrap className={styles.counted}>
      <Field label="Counted by" className={styles.metric}>
        <Select
          value={metric?.id ?? all}
          onValueChange={choose}
          items={[{ value: all, label: 'All calls' }, ...offered.map(({ id, label }) => ({ value: id, label }))]}
        />
      </Field>
      {metric?.formula.kind === 'share' && (
        <SegmentedControl
          label="Which calls"
          value={behind.part}
          onValueChange={(part) => onChange({ ...behind, part })}
          items={[
            { value: 'numerator', label: 'Counts toward score' },
            { value: 'denominator', label: 'All eligible' },
          ]}
        />
      )}
      {metric && <p className={styles.words}>{countedWords(metric, behind.part, page)}</p>}
    </Inline>
  );
}

/** Describes the listed calls in the catalog's words, and explains why a number may be larger than its list. */
function countedWords(metric: Metric, part: CallsBehind['part'], page: CallsPage | null): string {
  const { kind } = metric.formula;
  const words =
    (kind === 'share' && part === 'numerator') || kind === 'count'
      ? metric.numerator
      : (metric.denominator ?? metric.numerator);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const { counted, total_rows = 0 } = page?.meta ?? {};
  const surveys = metric.category === 'satisfaction' ? 'surveys' : 'offers';
  return counted !== undefined && counted > total_rows
    ? `${sentence} It counts ${new Intl.NumberFormat('en-US').format(counted)} ${surveys} of these calls.`
    : sentence;
}

const providers: Readonly<Record<string, string>> = { P: 'PSP', C: 'NON-PSP', F: 'Fleet', ...facilityTypeLabels };

/** Describes any further filter or sort: ', Tow only, the longest waits first'. */
export function onlyWords(only: string | null): string {
  const { limit, longest } = onlyParts(only);
  const key = limit?.split(':')[1] ?? '';
  return `${limit ? `, ${providers[key] ?? key} only` : ''}${longest ? ', the longest waits first' : ''}`;
}
