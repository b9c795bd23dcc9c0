import { cellTones, maxCellRules, type CellRule, type CellTone } from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { PlusIcon, TrashIcon } from '@roadside/ui/icons';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import * as styles from './builder.css.ts';

const toneLabels: Readonly<Record<CellTone, string>> = { good: 'Green', watch: 'Amber', bad: 'Red' };
const sides = [
  { value: 'above', label: 'above' },
  { value: 'below', label: 'below' },
];

export interface CellFormatsProps {
  readonly rules: readonly CellRule[];
  readonly metrics: readonly string[];
  readonly labelOf: (metric: string) => string;
  readonly onChange: (rules: readonly CellRule[]) => void;
}

/** Colors for the cells of a table by their value. The first that applies wins, and replaces the goal's color. */
export function CellFormats({ rules, metrics, labelOf, onChange }: CellFormatsProps) {
  const [first] = metrics;
  const set = (index: number, part: Partial<CellRule>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  return (
    <Stack asChild gap={8} align="start">
      <fieldset>
        <legend className={styles.legend}>Cell formats</legend>
        {rules.map((rule, index) => {
          const name = `Format ${index + 1}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rules have no identity besides their place
            <Stack gap={4} className={styles.format} key={index} role="group" aria-label={name}>
              <Select
                size="sm"
                aria-label={`${name}: metric`}
                value={rule.metric}
                onValueChange={(metric) => set(index, { metric })}
                items={[...new Set([...metrics, rule.metric])].map((value) => ({ value, label: labelOf(value) }))}
              />
              <div className={styles.limit}>
                <Select
                  size="sm"
                  aria-label={`${name}: side`}
                  value={rule.when}
                  onValueChange={(when) => set(index, { when: when === 'below' ? 'below' : 'above' })}
                  items={sides}
                />
                <NumberField
                  size="sm"
                  aria-label={`${name}: limit`}
                  value={rule.value}
                  onValueChange={(value) => set(index, { value: value ?? 0 })}
                />
                <Select
                  size="sm"
                  aria-label={`${name}: color`}
                  value={rule.tone}
                  onValueChange={(tone) => set(index, { tone: cellTones.find((known) => known === tone) ?? 'bad' })}
                  items={cellTones.map((value) => ({ value, label: toneLabels[value] }))}
                />
                <IconButton
                  label={`Remove format ${index + 1}`}
                  size="sm"
                  onClick={() => onChange(rules.filter((_, at) => at !== index))}
                >
                  <TrashIcon />
                </IconButton>
              </div>
            </Stack>
          );
        })}
        {first !== undefined && rules.length < maxCellRules && (
          <Button
            size="sm"
            emphasis="plain"
            leading={<PlusIcon size={16} />}
            onClick={() => onChange([...rules, { metric: first, when: 'above', value: 0, tone: 'bad' }])}
          >
            Add format
          </Button>
        )}
      </fieldset>
    </Stack>
  );
}
