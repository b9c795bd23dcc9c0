import { Inline } from '@roadside/ui/inline';
import { useFetcher, useSubmit } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { List } from '@roadside/ui/list';
import { useState } from 'react';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { forgetEverything } from '../../../kit/store/persisted-state.ts';
import { ago } from '../../../kit/format/ago.ts';
import { useNow } from '../../../kit/format/use-now.ts';
import { AccountPart } from './account-part.tsx';
import { browserWords } from './browser-words.ts';
import * as styles from './account.css.ts';

export type Sessions = CallReply<typeof calls.accounts.sessions>['sessions'];

export interface SessionsPartProps {
  readonly sessions: Outcome<Sessions>;
  readonly now: string;
}

/** Initial number of sessions shown. People with many sessions want to end them, not read through them. */
const shownAtFirst = 6;

/** The active sessions, and a way to sign out of all of them. */
export function SessionsPart({ sessions, now: renderedAt }: SessionsPartProps) {
  const now = useNow(renderedAt);
  const fetcher = useFetcher();
  const submit = useSubmit();
  const [showsAll, setShowsAll] = useState(false);
  const listed = sessions.ok ? sessions.data.toSorted((one, other) => Number(other.current) - Number(one.current)) : [];
  const shown = showsAll ? listed : listed.slice(0, shownAtFirst);
  const others = sessions.ok ? sessions.data.filter(({ current }) => !current).length : 0;
  return (
    <AccountPart title="Sessions" words="Browsers and devices signed in to your account">
      {sessions.ok ? (
        <List.Root aria-label="Where you’re signed in" className={styles.wide}>
          {shown.map(({ id, user_agent, ip, last_used_at, created_at, current }) => (
            <List.Item
              key={id}
              title={browserWords(user_agent)}
              description={`Since ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(created_at))}${ip ? `, from ${ip}` : ''}`}
              meta={current ? undefined : <time dateTime={last_used_at}>{ago(last_used_at, now)}</time>}
              trailing={current ? <Badge tone="success">This browser</Badge> : undefined}
            />
          ))}
        </List.Root>
      ) : (
        <p className={styles.quiet}>We couldn’t load the list. You can still sign out everywhere.</p>
      )}
      {shown.length < listed.length && (
        <Button emphasis="plain" onClick={() => setShowsAll(true)}>
          Show all {listed.length}
        </Button>
      )}
      <Inline wrap>
        {(others > 0 || !sessions.ok) && (
          <Button
            loading={fetcher.state !== 'idle'}
            onClick={() => void fetcher.submit({ intent: 'end-others' }, { method: 'post', action: '/account/' })}
          >
            Sign out everywhere else
          </Button>
        )}
        <ConfirmDialog
          title="Sign out everywhere, including here?"
          description="You’ll need to log in again on every browser and device. Nothing you saved is lost."
          confirm="Sign out everywhere"
          tone="danger"
          onConfirm={() => {
            forgetEverything();
            submit({ intent: 'end-all' }, { method: 'post', action: '/account/' });
          }}
        >
          <Button tone="danger" emphasis="outline">
            Sign out everywhere
          </Button>
        </ConfirmDialog>
      </Inline>
    </AccountPart>
  );
}
