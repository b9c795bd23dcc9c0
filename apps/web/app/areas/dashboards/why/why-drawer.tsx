import { Waterfall } from '@roadside/charts/waterfall';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { Skeleton } from '@roadside/ui/skeleton';
import { useAsked } from '../../../kit/resource/use-asked.ts';
import type { DrawerProps, DrawerValues } from '../../../kit/drawers/drawer-registry.ts';
import type { WhyAsked } from './why-asked.ts';
import type { WhyMoved } from '../server/why.server.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './why.css.ts';
import { callsOfPart, partNames, partWords } from './why-words.ts';

/** Why a metric moved: its parts as steps from the earlier value to the later, each with its calls. */
export default function WhyDrawer({ value: asked, scope, open, close }: DrawerProps<WhyAsked>) {
  const filters = scope.sourceOf?.(asked.element)?.filters ?? {};
  const query = new URLSearchParams({
    metric: asked.metric,
    time: asked.timeType,
    from: asked.from,
    to: asked.to,
    ...(Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {}),
  });
  const [answer, again] = useAsked<WhyMoved>(`/resources/why/${encodeURIComponent(asked.slug)}?${query}`);
  const heading = answer?.ok ? answer.data.meta.metrics[0] : undefined;
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside className={styles.drawer} aria-busy={answer === null}>
        <Drawer.Header>
          <Drawer.Title>{heading ? `Why ${heading.label} moved` : 'Why it moved'}</Drawer.Title>
          {answer?.ok && (
            <Drawer.Description>
              {answer.data.meta.geography.name}, {rangeWords(answer.data.meta.from, answer.data.meta.to)} against{' '}
              {rangeWords(answer.data.before.from, answer.data.before.to)}
            </Drawer.Description>
          )}
        </Drawer.Header>
        <Drawer.Body>
          {answer === null && (
            <div className={styles.waiting}>
              <Skeleton width="long" />
              <div className={styles.waitingChart}>
                <Skeleton shape="block" />
              </div>
              <List.Root aria-label="Parts of the change">
                <List.LoadingItems count={5} />
              </List.Root>
            </div>
          )}
          {answer?.ok === false && (
            <NotRead problem={answer.problem} words={Object.values(answer.problem.fields ?? {})[0]} onRetry={again} />
          )}
          {answer?.ok && heading && (
            <Moved moved={answer.data} heading={heading} asked={asked} onCalls={(calls) => open('calls', calls)} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface MovedProps {
  readonly moved: WhyMoved;
  readonly heading: MetricHeading;
  readonly asked: WhyAsked;
  readonly onCalls: (calls: DrawerValues['calls']) => void;
}

function Moved({ moved: { data, previous, parts, before, meta }, heading, asked, onCalls }: MovedProps) {
  if (data?.value == null || previous?.value == null || parts.length === 0)
    return (
      <EmptyState
        size="sm"
        picture="road"
        title="There is nothing to compare"
        description={`One of the two periods has no value: ${rangeWords(before.from, before.to)} or ${rangeWords(meta.from, meta.to)}.`}
      />
    );
  const digits = Math.max(1, heading.decimals);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const signed = new Intl.NumberFormat('en-US', { ...format, signDisplay: 'exceptZero' });
  const unit = unitOf(heading);
  return (
    <div className={styles.root}>
      <Waterfall
        title={unit ? `${heading.label}, ${unit}` : heading.label}
        size="sm"
        unit={unit}
        format={format}
        better={heading.direction === 'neutral' ? undefined : heading.direction}
        cut
        start={{ label: 'Before', value: previous.value }}
        steps={parts.map(({ part, change }) => ({ label: partNames[part], change }))}
        endLabel="Now"
      />
      <ul className={styles.parts} aria-label="Parts of the change">
        {parts.map((part) => (
          <li key={part.part} className={styles.part}>
            <p className={styles.name}>
              {partNames[part.part]}
              <span>
                {[signed.format(Number(part.change.toFixed(digits))), heading.unit === 'percent' ? 'points' : unit]
                  .filter(Boolean)
                  .join(' ')}
              </span>
            </p>
            <p className={styles.words}>{partWords(part)}</p>
            <Button
              size="sm"
              emphasis="plain"
              className={styles.calls}
              aria-label={`Calls of ${partNames[part.part]}`}
              onClick={() =>
                onCalls({
                  slug: asked.slug,
                  from: meta.from,
                  to: meta.to,
                  element: asked.element,
                  metric: asked.metric,
                  part: 'denominator',
                  only: callsOfPart(part),
                })
              }
            >
              Calls
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
