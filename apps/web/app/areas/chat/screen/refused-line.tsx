import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import type { WaitingMessage } from '../outbox/waiting-message.ts';
import * as styles from './chat.css.ts';

export interface RefusedLineProps {
  readonly message: WaitingMessage;
  readonly onWithoutRinging: () => void;
}

/** Says below a message why it wasn't sent. An urgent one can be sent without ringing instead. */
export default function RefusedLine({ message: { refused, urgentReason }, onWithoutRinging }: RefusedLineProps) {
  return (
    <Inline gap={8} wrap>
      <span className={styles.quiet} role="status">
        {refused}
      </span>
      {urgentReason !== undefined && (
        <Button size="sm" onClick={onWithoutRinging}>
          Send without ringing
        </Button>
      )}
    </Inline>
  );
}
