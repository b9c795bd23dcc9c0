import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { swapsAddress } from '../model/addresses.ts';
import type { SwapsReply, SwapsResource } from '../server/swaps.server.ts';
import * as styles from './requests.css.ts';
import { shiftWords } from './shift-words.ts';

const answered = {
  approved: 'You swapped shifts. Your schedule shows it.',
  pending: 'You agreed. A manager decides the swap now.',
  denied: 'Swap declined.',
} as const;

/** Swaps colleagues want with the driver, each with Agree and Decline. Empty without any. */
export function SwapsToAnswer({ first }: { readonly first: FirstRead<SwapsReply> | null }) {
  const resource = swapsAddress();
  const notify = useNotify();
  const { data } = useResource<SwapsResource>(resource, firstOf(first, resource));
  useLiveResource(resource, ['requests', 'schedule']);
  const { change, busy } = useChange<SwapsResource>(resource);
  if (!data || data.swaps.length === 0) return null;
  const answer = async (id: number, agree: boolean) => {
    const outcome = await change({ id, agree });
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: answered[outcome.data.status] }
        : { tone: 'danger', text: refusalWords(outcome.problem) },
    );
  };
  return (
    <Stack gap={12} asChild>
      <section aria-label="Swaps to answer">
        {data.swaps.map(({ id, gets, gives }) => (
          <Stack key={id} gap={8}>
            <p className={styles.quiet}>
              {`${gets.driver_name} wants to swap: you work ${shiftWords(gets, data.time_zone)}, ${gets.driver_name} works ${shiftWords(gives, data.time_zone)}.`}
            </p>
            <Inline gap={8} wrap>
              <Button tone="beacon" loading={busy} onClick={() => void answer(id, true)}>
                Agree
              </Button>
              <Button loading={busy} onClick={() => void answer(id, false)}>
                Decline
              </Button>
            </Inline>
          </Stack>
        ))}
      </section>
    </Stack>
  );
}
