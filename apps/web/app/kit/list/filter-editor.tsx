import { firstAcceptedDay, isAcceptedDay, lastAcceptedDay } from '@roadside/domain/calendar';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { DateField } from '@roadside/ui/date-field';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { useFocusOnArrival } from '../page/use-focus-on-arrival.ts';
import type { FilterFacets } from './filter-bar.tsx';
import * as styles from './list.css.ts';
import type { FilterDefinition } from './list-state.ts';

export interface FilterEditorProps {
  readonly filter: FilterDefinition;
  readonly values: readonly string[];
  readonly facets: FilterFacets[string] | undefined;
  readonly today: string;
  readonly onChange: (values: readonly string[]) => void;
}

/** Edits one filter. It loads after the page: most people never open one, and a day needs the calendar's code. */
export default function FilterEditor(props: FilterEditorProps) {
  const root = useFocusOnArrival();
  return (
    <div ref={root}>
      <EditorOfKind {...props} />
    </div>
  );
}

function EditorOfKind({ filter, values, facets, today, onChange }: FilterEditorProps) {
  if (filter.kind === 'day')
    return <DayEditor filter={filter} value={values[0] ?? null} today={today} onChange={onChange} />;
  if (filter.kind === 'text') return <TextEditor filter={filter} value={values[0] ?? ''} onChange={onChange} />;
  return <ChoiceEditor filter={filter} values={values} facets={facets} onChange={onChange} />;
}

interface DayEditorProps {
  readonly filter: FilterDefinition;
  readonly value: string | null;
  readonly today: string;
  readonly onChange: FilterEditorProps['onChange'];
}

/** A day takes effect once it is applied: every digit of it would load the page again. */
function DayEditor({ filter, value, today, onChange }: DayEditorProps) {
  const [day, setDay] = useState(value);
  const apply = () => {
    if (day === null || isAcceptedDay(day)) onChange(day === null ? [] : [day]);
  };
  return (
    <Stack gap={8} asChild className={styles.editor}>
      <form
        // React Aria stops Enter from bubbling, so it's handled in the capture phase.
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) apply();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <DateField
          aria-label={filter.label}
          value={day}
          today={today}
          min={firstAcceptedDay}
          max={lastAcceptedDay}
          onValueChange={setDay}
        />
        <Button type="submit" size="sm">
          Apply filter
        </Button>
      </form>
    </Stack>
  );
}

function TextEditor({
  filter,
  value,
  onChange,
}: {
  readonly filter: FilterDefinition;
  readonly value: string;
  readonly onChange: FilterEditorProps['onChange'];
}) {
  const [text, setText] = useState(value);
  return (
    <Stack gap={8} asChild className={styles.editor}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange(text.trim() ? [text.trim()] : []);
        }}
      >
        <TextField aria-label={filter.label} value={text} onValueChange={setText} maxLength={120} />
        <Button type="submit" size="sm">
          Apply filter
        </Button>
      </form>
    </Stack>
  );
}

const number = new Intl.NumberFormat('en-US');

function ChoiceEditor({ filter, values, facets, onChange }: Omit<FilterEditorProps, 'today'>) {
  const counts = new Map(facets?.map(({ value, count }) => [value, count]));
  const known = filter.options ?? facets?.map(({ value }) => ({ value, label: value })) ?? [];
  // A selected value stays in the list even when no row has it anymore.
  const missing = values.filter((value) => !known.some((option) => option.value === value));
  const options = [...known, ...missing.map((value) => ({ value, label: value }))];
  return (
    <Stack gap={8} asChild className={styles.editor}>
      <fieldset>
        <legend className={styles.editorTitle}>{filter.label}</legend>
        <Stack gap={4} className={styles.choices}>
          {options.map(({ value, label }) => (
            <Inline key={value} gap={12} align="baseline" justify="between">
              <Checkbox
                label={label}
                checked={values.includes(value)}
                onCheckedChange={(checked) =>
                  onChange(
                    checked ? [...(filter.single ? [] : values), value] : values.filter((other) => other !== value),
                  )
                }
              />
              {facets && <span className={styles.count}>{number.format(counts.get(value) ?? 0)}</span>}
            </Inline>
          ))}
          {options.length === 0 && <p className={styles.quiet}>No values to choose from</p>}
        </Stack>
      </fieldset>
    </Stack>
  );
}
