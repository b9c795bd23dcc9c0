import { cellRulesOf, elementTimeTypes, timeTypeLabels, type TimeType } from '@roadside/domain/dashboards';
import { childTypesOf, firstChildTypeOf, typeLabel, type GeographyType } from '@roadside/domain/geography';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useEffect, useRef } from 'react';
import { focusFirstProblem } from '../../../kit/form/focus-field.ts';
import type { FormMessages } from '../../../kit/form/form-field.ts';
import type { Place } from '../../../kit/places/place.ts';
import * as styles from './builder.css.ts';
import { CellFormats } from './cell-formats.tsx';
import { ColumnOrder } from './column-order.tsx';
import { chartsOf, type DraftElement } from '../model/dashboard-draft.ts';

export interface MetricCategory {
  readonly category: string;
  readonly metrics: readonly { readonly id: string; readonly label: string; readonly description: string }[];
}

export interface ElementEditorProps {
  readonly element: DraftElement;
  readonly place: Place;
  /** Null if the catalog could not be read. */
  readonly catalog: readonly MetricCategory[] | null;
  /** Messages by field of the form. */
  readonly problems: FormMessages;
  /** Counts the refusals; each one moves the focus to the first invalid field. */
  readonly tries: number;
  readonly onChange: (change: Partial<DraftElement>) => void;
  readonly onDone: () => void;
}

const here = 'self';

/** The settings of one element: title, metrics, dates and rows. */
export default function ElementEditor({
  element,
  place,
  catalog,
  problems,
  tries,
  onChange,
  onDone,
}: ElementEditorProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries > 0) focusFirstProblem(root.current, problems);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new refusal moves the focus, not correcting a field
  }, [tries]);
  const labelOf = (id: string) =>
    catalog?.flatMap(({ metrics }) => metrics).find((metric) => metric.id === id)?.label ?? id;
  const [titleField, metricsField] = [`title ${element.key}`, `metrics ${element.key}`];
  const charts = chartsOf(element);
  const counts = element.chart !== 'survey_comments' && element.chart !== 'numberHighlights';
  const rows = element.chart === 'card' || element.chart === 'table';
  return (
    <Stack asChild gap={16} className={styles.editor}>
      <section ref={root} aria-label={`Options for ${element.title}`}>
        <Field label="Title" required data-field={titleField} error={problems[titleField]}>
          <TextField value={element.title} onValueChange={(title) => onChange({ title })} maxLength={120} />
        </Field>
        {charts.length > 1 && (
          <Field label="Chart">
            <Select items={charts} value={element.chart} onValueChange={(chart) => onChange({ chart })} />
          </Field>
        )}
        {counts && catalog && (
          <Field label="Metrics" required data-field={metricsField} error={problems[metricsField]}>
            <MultiSelect
              label="Metrics"
              items={catalog
                .filter(({ metrics }) => metrics.length > 0)
                .map(({ category, metrics }) => ({
                  label: category,
                  items: metrics.map(({ id, label, description }) => ({ id, label, description })),
                }))}
              value={element.metrics}
              onValueChange={(metrics) => onChange({ metrics: element.chart === 'card' ? metrics.slice(-1) : metrics })}
              max={element.chart === 'card' ? 2 : 12}
              placeholder="Choose metrics"
              searchPlaceholder="Find a metric"
            />
          </Field>
        )}
        {counts && element.metrics.length > 1 && (
          <ColumnOrder metrics={element.metrics} labelOf={labelOf} onChange={(metrics) => onChange({ metrics })} />
        )}
        {counts && !catalog && (
          <p className={styles.quiet}>We couldn’t load the metrics. Reload the page to choose others.</p>
        )}
        {counts && (
          <Field label="Days">
            <Select
              items={elementTimeTypes.map((value) => ({ value, label: timeTypeLabels[value] }))}
              value={element.timeType}
              onValueChange={(timeType) => onChange({ timeType: timeType as TimeType })}
            />
          </Field>
        )}
        {rows && (
          <Field label="Rows">
            <Select
              items={[
                { value: here, label: 'This location' },
                ...(element.chart === 'table' ? childTypesOf(place.type, { grouped: element.grouped }) : []).map(
                  (type) => ({ value: type, label: `By ${typeLabel(type)}` }),
                ),
              ]}
              value={
                element.relation === 'children' ? (element.childType ?? firstChildTypeOf(place.type) ?? here) : here
              }
              onValueChange={(value) =>
                onChange(
                  value === here
                    ? { relation: 'self', childType: null }
                    : { relation: 'children', childType: value as GeographyType },
                )
              }
            />
          </Field>
        )}
        {(element.chart === 'table' || element.chart === 'trendTable') && (
          <CellFormats
            rules={cellRulesOf(element.rules)}
            metrics={element.metrics}
            labelOf={labelOf}
            onChange={(rules) => onChange({ rules })}
          />
        )}
        <Field label="About this element" optional>
          <TextField value={element.comment} onValueChange={(comment) => onChange({ comment })} maxLength={2000} />
        </Field>
        <Field label="First note" optional>
          <TextField
            value={element.initialAnnotation}
            onValueChange={(initialAnnotation) => onChange({ initialAnnotation })}
            maxLength={2000}
          />
        </Field>
        <Button onClick={onDone}>Done</Button>
      </section>
    </Stack>
  );
}
