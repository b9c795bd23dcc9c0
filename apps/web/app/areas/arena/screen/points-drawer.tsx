import { Link } from '@remix-run/react';
import { addDays } from '@roadside/domain/calendar';
import { Drawer } from '@roadside/ui/drawer';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { weekdayWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { pointsAddress } from '../model/addresses.ts';
import { type DayStep, type PointsBehind, steppingFrom } from '../model/points-behind.ts';
import type { PointsResource } from '../server/arena.server.ts';
import { DayPoints } from './day-points.tsx';
import * as styles from './arena.css.ts';

/** What a driver's calls of a day were worth, and why. */
export default function PointsDrawer({ value: { slug, day, campaign }, open, close }: DrawerProps<PointsBehind>) {
  const address = pointsAddress({ slug }, { day, campaign });
  const { data: last, problem, loading, stale, retry } = useResource<PointsResource>(address, { keepPrevious: true });
  useLiveResource(address, ['arena']);
  // A day stays until the next one of the driver is there: the drawer doesn't jump.
  const data = last?.driver.slug === slug ? last : undefined;
  const [step, setStep] = useState<(DayStep & { readonly slug: string }) | null>(null);
  // It has arrived, or the drawer shows another driver.
  if (step && (step.to === day || step.slug !== slug)) setStep(null);
  const shown = steppingFrom(step, day, data?.day);
  const go = (days: number) => {
    if (!shown) return;
    const to = addDays(shown, days);
    setStep({ slug, from: day, to });
    open('points', { slug, day: to, campaign });
  };
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>{data ? data.driver.name : 'Points'}</Drawer.Title>
          <Drawer.Description>
            {data
              ? `${weekdayWords(data.day)} · ${countWords(data.points, 'point', 'points')}${data.campaign ? ` · ${data.campaign.title}` : ''}`
              : ' '}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading || stale}>
          <Stack gap={16}>
            <Inline gap={8} wrap>
              <Button size="sm" disabled={!shown} onClick={() => go(-1)}>
                Day before
              </Button>
              <Button size="sm" disabled={!shown} onClick={() => go(1)}>
                Day after
              </Button>
              <Button asChild size="sm" emphasis="plain">
                <Link to={`/skill-tree/${encodeURIComponent(slug)}`}>Levels and skills</Link>
              </Button>
            </Inline>
            {problem && !data && <NotRead problem={problem} onRetry={retry} />}
            {data && <DayPoints day={data} />}
            {data && (
              <dl className={styles.note}>
                {data.days.map(({ day: each, points }) => (
                  <Inline key={each} gap={12} justify="between">
                    <dt>{weekdayWords(each)}</dt>
                    <dd className={styles.number}>{points}</dd>
                  </Inline>
                ))}
              </dl>
            )}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
