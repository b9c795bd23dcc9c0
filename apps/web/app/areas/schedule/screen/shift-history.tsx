import { Button } from '@roadside/ui/button';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { shiftHistoryAddress } from '../model/addresses.ts';
import { authorWords, changeWords } from '../model/history-words.ts';
import type { ShiftHistoryResource } from '../server/past-shifts.resource.server.ts';
import * as styles from './schedule.css.ts';

interface ShiftHistoryProps {
  readonly slug: string;
  /** The saved shift's id. */
  readonly shift: number;
}

/** A button that lists who planned and changed a shift, when and why. */
export function ShiftHistory(props: ShiftHistoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={8} className={styles.wide}>
      <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        History
      </Button>
      {open && <States {...props} />}
    </Stack>
  );
}

function States({ slug, shift }: ShiftHistoryProps) {
  const { data, problem, retry } = useResource<ShiftHistoryResource>(
    shiftHistoryAddress({ slug, shift: String(shift) }),
  );
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (!data) return <Skeleton shape="block" />;
  const { states, time_zone: zone } = data;
  return (
    <Stack gap={8} asChild className={styles.drawerList}>
      <ol aria-label="History of this shift">
        {states.map((state, index) => (
          <li key={`${state.at} ${states.length - index}`} className={styles.line}>
            <b className={styles.lineTitle}>{authorWords(state, zone)}</b>
            <p className={styles.small}>{changeWords(state, states[index + 1], zone)}</p>
            {state.reason && <p className={styles.small}>{`Why: ${state.reason}`}</p>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
