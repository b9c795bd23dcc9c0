import { Link } from '@remix-run/react';
import { tierLabel, tierOf } from '@roadside/domain/surveys';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Table } from '@roadside/ui/table';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { figure, isFew } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { secondLine, wideOnly } from '../../../kit/list/two-lines.css.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { SurveyBelow } from '../model/loaded-surveys.ts';
import { cutBelowWords } from '../model/below-words.ts';
import * as styles from './surveys.css.ts';

const whole = numberFormat('en-US');
/** The score that a phone shows beside the name; the others are below it. */
const main = 'overall_sat_avg';
const shortNames: Readonly<Record<string, string>> = {
  overall_sat_avg: 'Overall',
  response_time_sat: 'Response',
  technician_sat: 'Driver',
  kept_informed: 'Informed',
};

/** The child locations: click a row to drill down; a driver's surveys open in a drawer. */
export function BelowTable({
  reply: { data, meta },
  search,
}: {
  readonly reply: SurveyBelow;
  readonly place: Place;
  readonly search: string;
}) {
  const drawers = useDrawers();
  if (data.length === 0) return <EmptyState size="sm" picture="road" title="Nothing below this location" />;
  const cut = cutBelowWords(data.length, meta.total_rows);
  return (
    <>
      <Table.Root caption="By location">
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell corner>Location</Table.HeaderCell>
            {meta.metrics.map(({ id, label }) => (
              <Table.HeaderCell key={id} numeric title={label} className={id === main ? undefined : wideOnly}>
                {shortNames[id] ?? label}
              </Table.HeaderCell>
            ))}
            <Table.HeaderCell numeric className={wideOnly}>
              Surveys
            </Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.map(({ id, slug, name, type, drillable, metrics }) => {
            const overall = metrics[main];
            const tier = tierOf(overall?.value ?? null);
            return (
              <Table.Row key={id}>
                <Table.RowHeader>
                  {type === 'driver' && drawers ? (
                    <Button size="sm" emphasis="plain" onClick={() => drawers.open('survey-focus', { slug, name })}>
                      {name}
                    </Button>
                  ) : drillable ? (
                    <Link to={`/surveys/${encodeURIComponent(slug)}${search}`}>{name}</Link>
                  ) : (
                    name
                  )}
                  <span className={secondLine}>
                    {[
                      countWords(overall?.denominator ?? 0, 'survey', 'surveys'),
                      ...meta.metrics
                        .filter((heading) => heading.id !== main)
                        .map((heading) => {
                          const written = figure(heading, metrics[heading.id]?.value ?? null);
                          return `${shortNames[heading.id] ?? heading.label} ${written ?? '–'}`;
                        }),
                    ].join(' · ')}
                  </span>
                </Table.RowHeader>
                {meta.metrics.map((heading) => {
                  const cell = metrics[heading.id];
                  return (
                    <Table.Cell
                      key={heading.id}
                      numeric
                      className={
                        [isFew(heading, cell) && styles.few, heading.id !== main && wideOnly]
                          .filter(Boolean)
                          .join(' ') || undefined
                      }
                    >
                      {figure(heading, cell?.value ?? null) ?? '–'}
                      {heading.id === main && tier > 0 && !isFew(heading, cell) && (
                        <span title={tierLabel(tier)}> T{tier}</span>
                      )}
                    </Table.Cell>
                  );
                })}
                <Table.Cell numeric className={wideOnly}>
                  {whole.format(overall?.denominator ?? 0)}
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
      {cut && <p className={styles.quiet}>{cut}</p>}
    </>
  );
}
