import { Inline } from '@roadside/ui/inline';
import { Metric } from '@roadside/ui/metric';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { bucketWords, rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { sharedValueAddress } from '../model/addresses.ts';
import type { SharedValueResource } from '../server/shared-value.server.ts';
import * as styles from './chat.css.ts';

/** Numbers are loaded about this often; while a chat is open they may be this old. */
const maxAgeMs = 10 * 60_000;

interface SharedFiguresProps {
  readonly element: number;
  readonly slug: string;
}

/** The numbers a shared element shows now to this reader, read again while the conversation is open. */
export default function SharedFigures({ element, slug }: SharedFiguresProps) {
  const address = sharedValueAddress({ element, slug });
  const { data, problem, loading } = useResource<SharedValueResource>(address, { maxAgeMs });
  useLiveResource(address, ['dashboards', 'goals']);
  // The right may have been lost since the message was read.
  if (problem?.kind === 'forbidden' || problem?.kind === 'refused')
    return <span className={styles.quiet}>Not allowed</span>;
  if (problem && !data) return <span className={styles.quiet}>We couldn’t read the numbers.</span>;
  if (loading || !data) return <Skeleton width="medium" />;
  const { value } = data;
  if (value === null) return <span className={styles.quiet}>Open it to see the list.</span>;
  if (value.figures.length === 0) return <span className={styles.quiet}>No numbers yet</span>;
  return (
    <Stack gap={4}>
      <Inline gap={16} rowGap={8} wrap asChild>
        <dl className={styles.figures}>
          {value.figures.map(({ label, value: written, goal }) => (
            <div key={label}>
              <dt className={styles.quiet}>{label}</dt>
              <dd className={styles.figure}>
                <Metric size="sm" value={written} goal={goal} />
              </dd>
            </div>
          ))}
        </dl>
      </Inline>
      <span className={styles.quiet}>
        {value.to.length === 7 ? bucketWords(value.to) : rangeWords(value.from, value.to)}
      </span>
    </Stack>
  );
}
