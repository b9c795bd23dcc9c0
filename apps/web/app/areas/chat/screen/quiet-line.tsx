import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { useUiSettings } from '@roadside/ui/provider';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { quietAddress } from '../model/addresses.ts';
import { quietWords } from '../model/quiet-words.ts';
import type { QuietResource } from '../server/chat.server.ts';
import * as styles from './chat.css.ts';

/** A shift may start or end while somebody writes. */
const maxAgeMs = 60_000;

export interface QuietLineProps {
  readonly conversationId: number;
  readonly now: string;
  /** Chooses to ring anyway; null while there is nothing to send. */
  readonly onUrgent: (() => void) | null;
}

/** Says beside the composer whose devices stay quiet, and until when. */
export default function QuietLine({ conversationId, now, onUrgent }: QuietLineProps) {
  const { locale, timeZone } = useUiSettings();
  const address = quietAddress({ id: conversationId });
  const { data } = useResource<QuietResource>(address, { maxAgeMs });
  useLiveResource(address, ['schedule']);
  const words = quietWords(data?.members ?? [], { locale, timeZone, now });
  if (words === null) return null;
  return (
    <Inline gap={8} wrap>
      <span className={styles.quiet} role="status">
        {words}
      </span>
      <Button size="sm" emphasis="plain" disabled={onUrgent === null} onClick={() => onUrgent?.()}>
        Ring now
      </Button>
    </Inline>
  );
}
