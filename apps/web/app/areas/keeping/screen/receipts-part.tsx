import { Field } from '@roadside/ui/field';
import { Stack } from '@roadside/ui/stack';
import { Switch } from '@roadside/ui/switch';
import { useState } from 'react';
import { PlacePicker } from '../../../kit/directory/directory-picker.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { receiptsAddress } from '../model/addresses.ts';
import type { ReceiptsResource } from '../server/keeping.server.ts';
import * as styles from './keeping.css.ts';

interface Location {
  readonly slug: string;
  readonly name: string;
}

/** Turns read receipts on or off for a location and everything below it. */
export function ReceiptsPart({ own }: { readonly own: Location }) {
  const [place, setPlace] = useState(own);
  const address = receiptsAddress({ slug: place.slug });
  const { data, problem, loading, retry } = useResource<ReceiptsResource>(address);
  const { change, busy } = useChange<ReceiptsResource>(address);
  const notify = useNotify();
  const set = async (on: boolean) => {
    const outcome = await change({ on });
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: `Read receipts are ${on ? 'on' : 'off'} for ${place.name}` }
        : { tone: 'danger', text: `We couldn’t save this. ${problemWords(outcome.problem).words}` },
    );
  };
  return (
    <Stack gap={12} className={styles.narrow}>
      <Field label="Location">
        <PlacePicker
          name="receipts-of"
          value={place.slug}
          valueLabel={place.name}
          onChoose={(hit) => hit && setPlace(hit)}
        />
      </Field>
      {problem ? (
        <NotRead problem={problem} onRetry={retry} />
      ) : (
        <Stack gap={4}>
          <Switch
            label="Show senders who has read their messages"
            checked={data?.on ?? true}
            disabled={loading || busy || !data}
            onCheckedChange={(on) => void set(on)}
          />
          {data && (
            <p className={styles.quiet}>
              {data.inherited ? 'Set by a location above, or by default.' : `Set for ${place.name}.`}
            </p>
          )}
        </Stack>
      )}
    </Stack>
  );
}
