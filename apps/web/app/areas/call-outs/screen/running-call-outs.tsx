import { Link } from '@remix-run/react';
import { Badge } from '@roadside/ui/badge';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { callOutsAddress } from '../model/addresses.ts';
import { answeredWords, spanWords, stateLabels, stateTones } from '../model/call-out-words.ts';
import type { CallOutsResource } from '../server/call-outs.server.ts';
import * as styles from './call-outs.css.ts';

/** The location's call-outs that haven't started or ended; each leads to its board. */
export function RunningCallOuts({ slug }: { readonly slug: string }) {
  const address = callOutsAddress({ slug });
  const { data } = useResource<CallOutsResource>(address);
  useLiveResource(address, ['call-outs', 'requests', 'schedule']);
  const running = (data?.call_outs ?? []).filter(({ state }) => state === 'open' || state === 'covered');
  if (running.length === 0) return null;
  return (
    <Stack gap={8} asChild>
      <section aria-labelledby="running-heading">
        <h3 id="running-heading" className={styles.heading}>
          Call-outs so far
        </h3>
        <ul className={styles.list}>
          {running.map((callOut) => (
            <Inline key={callOut.id} justify="between" wrap asChild className={styles.row}>
              <li>
                <div>
                  <Link to={`/call-outs/${callOut.id}/`} className={styles.body}>
                    {spanWords(callOut.starts_at, callOut.ends_at, callOut.time_zone)}
                  </Link>
                  <div className={styles.quiet}>{`${callOut.name} · ${answeredWords(callOut)}`}</div>
                </div>
                <Badge tone={stateTones[callOut.state]} emphasis="soft">
                  {stateLabels[callOut.state]}
                </Badge>
              </li>
            </Inline>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
