import { Stack } from '@roadside/ui/stack';
import { useNow } from '../../../kit/format/use-now.ts';
import { HuddleRoom, type HuddleRoomProps } from './huddle-room.tsx';
import * as styles from './huddle.css.ts';

/** A team's huddle as a page. */
export function HuddleScreen({ now: renderedAt, ...room }: HuddleRoomProps) {
  const now = useNow(renderedAt);
  const name = room.first?.ok ? room.first.data.huddle.name : null;
  return (
    <Stack gap={12} className={styles.page}>
      <h1 className={styles.title}>{name === null ? 'Huddle' : `${name} huddle`}</h1>
      <HuddleRoom {...room} now={now} key={room.team} />
    </Stack>
  );
}
