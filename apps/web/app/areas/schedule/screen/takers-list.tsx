import { Button } from '@roadside/ui/button';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { takersAddress } from '../model/addresses.ts';
import { takerWords } from '../model/taker-words.ts';
import type { TakersResource } from '../server/open-shifts.resource.server.ts';
import * as styles from './schedule.css.ts';

/** The shift somebody is wanted for. */
export interface WantedShift {
  readonly slug: string;
  readonly stationId: number;
  readonly start: number;
  readonly end: number;
  readonly services: readonly string[];
  /** The shift's id, if it is saved. */
  readonly shiftId?: number | undefined;
}

interface TakersListProps {
  readonly shift: WantedShift;
  readonly onChoose: (employee: number) => void;
}

/** A button that lists the drivers who can take a shift, best first. */
export function TakersList({ shift, onChoose }: TakersListProps) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={8} className={styles.wide}>
      <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        Who can take this?
      </Button>
      {open && <Takers shift={shift} onChoose={onChoose} />}
    </Stack>
  );
}

function Takers({ shift, onChoose }: TakersListProps) {
  const { slug, stationId, start, end, services, shiftId } = shift;
  const { data, problem, retry } = useResource<TakersResource>(
    takersAddress(
      { slug },
      {
        station: stationId,
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        services: services.join(','),
        ...(shiftId === undefined ? {} : { shift: shiftId }),
      },
    ),
  );
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (!data) return <Skeleton shape="block" />;
  if (data.takers.length === 0)
    return <p className={styles.small}>Nobody who works this service is free, rested and available then.</p>;
  return (
    <Stack gap={4} asChild className={styles.drawerList}>
      <ul aria-label="Drivers who can take this shift">
        {data.takers.slice(0, shownTakers).map((taker) => (
          <li key={taker.employee}>
            <Button block size="sm" emphasis="outline" onClick={() => onChoose(taker.employee)}>
              {takerWords(taker)}
            </Button>
          </li>
        ))}
        {data.fit > shownTakers && <li className={styles.small}>{`and ${data.fit - shownTakers} more`}</li>}
      </ul>
    </Stack>
  );
}

const shownTakers = 5;
