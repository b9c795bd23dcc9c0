import { callsOfPart } from '@roadside/domain/metrics';
import { Waterfall } from '@roadside/charts/waterfall';
import { roundTo, roundedParts, shownDifference } from '@roadside/domain/rounding';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useResource } from '../../../kit/resource/use-resource.ts';
import type { DrawerProps, DrawerValues } from '../../../kit/drawers/drawer-registry.ts';
import type { WhyAsked } from './why-asked.ts';
import type { WhyMoved, WhyResource } from '../server/why.server.ts';
import { comparedDaysWords, comparedWords } from '../../../kit/format/compared-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { changeUnitOf, movedSteps, partNames } from '../../../kit/format/moved-words.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './why.css.ts';
import { partWords } from './why-words.ts';
import { whyAddress } from '../model/addresses.ts';

/** Why a metric moved: its parts as steps from the earlier value to the later, each with its calls. */
export default function WhyDrawer({ value: asked, scope, open, close }: DrawerProps<WhyAsked>) {
  const filters = scope.sourceOf?.(asked.element)?.filters ?? {};
  const {
    data: moved,
    problem,
    loading,
    retry,
  } = useResource<WhyResource>(
    whyAddress(
      { slug: asked.slug },
      {
        metric: asked.metric,
        time: asked.timeType,
        from: asked.from,
        to: asked.to,
        compare: asked.compare,
        filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : null,
      },
    ),
  );
  const heading = moved?.meta.metrics[0];
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside className={styles.drawer} aria-busy={loading}>
        <Drawer.Header>
          <Drawer.Title>{heading ? `Why ${heading.label} moved` : 'Why it moved'}</Drawer.Title>
          {moved && (
            <Drawer.Description>
              {moved.meta.geography.name}, {rangeWords(moved.meta.from, moved.meta.to)}, {comparedWords(moved.before)}
            </Drawer.Description>
          )}
        </Drawer.Header>
        <Drawer.Body>
          {loading && (
            <Stack gap={16}>
              <Skeleton width="long" />
              <div className={styles.waitingChart}>
                <Skeleton shape="block" />
              </div>
              <List.Root aria-label="Parts of the change">
                <List.LoadingItems count={5} />
              </List.Root>
            </Stack>
          )}
          {problem && <NotRead problem={problem} words={Object.values(problem.fields ?? {})[0]} onRetry={retry} />}
          {moved && heading && (
            <Moved moved={moved} heading={heading} asked={asked} onCalls={(calls) => open('calls', calls)} />
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
        title="Nothing to compare"
        description={`One of the two periods has no value: ${comparedDaysWords(before)} or ${rangeWords(meta.from, meta.to)}.`}
      />
    );
  const digits = Math.max(1, heading.decimals);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const signed = new Intl.NumberFormat('en-US', { ...format, signDisplay: 'exceptZero' });
  const unit = unitOf(heading);
  // As shown, the parts add up to the difference of the two values shown.
  const changes = roundedParts(
    parts.map(({ change }) => change),
    digits,
    shownDifference(data.value, previous.value, digits),
  );
  const steps = movedSteps(parts, changes);
  const still = parts.filter(({ part }) => steps.every((step) => step.part !== part));
  return (
    <Stack gap={24}>
      <Waterfall
        title={unit ? `${heading.label}, ${unit}` : heading.label}
        size="sm"
        unit={unit}
        changeUnit={changeUnitOf(heading)}
        format={format}
        better={heading.direction === 'neutral' ? undefined : heading.direction}
        cut
        start={{ label: 'Before', value: roundTo(previous.value, digits) }}
        steps={steps}
        endLabel="Now"
      />
      <Stack asChild className={styles.parts}>
        <ul aria-label="Parts of the change">
          {parts.map((part, index) =>
            still.includes(part) ? null : (
              <li key={part.part} className={styles.part}>
                <Inline gap={12} align="stretch" asChild className={styles.name}>
                  <p>
                    {partNames[part.part]}
                    <span>{[signed.format(changes[index] ?? 0), changeUnitOf(heading)].filter(Boolean).join(' ')}</span>
                  </p>
                </Inline>
                <p className={styles.words}>{partWords(part, heading)}</p>
                <Button
                  size="sm"
                  emphasis="plain"
                  className={styles.calls}
                  aria-label={`${partNames[part.part]} calls`}
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
            ),
          )}
        </ul>
      </Stack>
      {still.length > 0 && (
        <p className={styles.words}>{`No effect: ${still.map(({ part }) => partNames[part]).join(', ')}`}</p>
      )}
    </Stack>
  );
}
