import { Link } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallOutBoard, CallOutDriver } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { callOutAddress } from '../model/addresses.ts';
import {
  coverageWords,
  hoursWords,
  shortHours,
  spanWords,
  standingTones,
  standingWords,
  stateLabels,
  stateTones,
  waitingWords,
} from '../model/call-out-words.ts';
import type { CallOutResource } from '../server/call-outs.server.ts';
import * as styles from './call-outs.css.ts';
import { HoursPart } from './hours-part.tsx';

export interface BoardPartProps {
  readonly id: number;
  readonly first: Outcome<CallReply<typeof calls.callOuts.board>> | null;
}

/** Who has been silent for too long, and whether the hours have started, changes with the clock alone. */
const maxAgeMs = 60_000;

/** The live board of a call-out: who answered, and what the answers do to coverage. */
export function BoardPart({ id, first }: BoardPartProps) {
  const address = callOutAddress({ id });
  const { data, problem, retry } = useResource<CallOutResource>(address, {
    maxAgeMs,
    ...(first?.ok ? { first } : {}),
  });
  useLiveResource(address, ['call-outs', 'requests', 'schedule']);
  const shown = problem ?? (!data && first && !first.ok ? first.problem : null);
  return (
    <Stack gap={24} className={styles.root}>
      {!data && <h1 className={styles.title}>Call-out</h1>}
      {shown && !data && <NotRead problem={shown} onRetry={retry} />}
      {!data && !shown && <Skeleton shape="block" />}
      {data && (
        <DrawersProvider>
          <Board board={data.call_out} />
        </DrawersProvider>
      )}
    </Stack>
  );
}

function Board({ board }: { readonly board: CallOutBoard }) {
  const { hours, drivers, time_zone: zone } = board;
  return (
    <>
      <header>
        <Inline gap={12} wrap>
          <h1 className={styles.title}>{`Call-out: ${spanWords(board.starts_at, board.ends_at, zone)}`}</h1>
          <Badge tone={stateTones[board.state]} emphasis="soft">
            {stateLabels[board.state]}
          </Badge>
        </Inline>
        <p className={styles.quiet}>
          {board.name}
          {board.created_by && ` · Sent by ${board.created_by}`}
          {board.services.length > 0 && ` · ${board.services.join(', ')}`}
        </p>
        <p className={styles.body}>{board.reason}</p>
      </header>
      <Stack gap={8} asChild>
        <section aria-label="Coverage">
          <p className={styles.lead} role="status">
            {coverageWords(hours)}
          </p>
          <HoursPart hours={hours} timeZone={zone} />
        </section>
      </Stack>
      <section aria-label="Answers">
        <h2 className={styles.heading}>{answersWords(drivers)}</h2>
        <ul className={styles.list}>
          {drivers.map((driver) => (
            <Answer
              key={driver.employee_id}
              driver={driver}
              slug={board.slug}
              timeZone={zone}
              decides={board.can_change}
            />
          ))}
        </ul>
      </section>
      {board.can_change && (board.state === 'open' || board.state === 'covered') && <Actions board={board} />}
    </>
  );
}

function answersWords(drivers: readonly CallOutDriver[]): string {
  const answered = drivers.filter(({ standing }) => standing !== 'asked').length;
  return `${answered} of ${drivers.length} answered`;
}

interface AnswerProps {
  readonly driver: CallOutDriver;
  readonly slug: string;
  readonly timeZone: string;
  readonly decides: boolean;
}

function Answer({ driver, slug, timeZone, decides }: AnswerProps) {
  const { display_name, station_name, starts_at, ends_at, overtime, standing, request_id } = driver;
  const drawers = useDrawers();
  return (
    <Inline justify="between" wrap asChild className={styles.row}>
      <li>
        <div>
          <div className={styles.body}>{display_name}</div>
          <div className={styles.quiet}>
            {`${station_name} · ${hoursWords(starts_at, ends_at, timeZone)}${overtime ? ' · Overtime' : ''}`}
          </div>
        </div>
        <Inline wrap>
          <Badge tone={standingTones[standing]} emphasis="soft">
            {standingWords(driver)}
          </Badge>
          {decides && standing === 'can' && request_id !== null && (
            <Button
              size="sm"
              onClick={() => drawers?.open('request', { slug, kind: 'schedule_fill_requests', id: request_id })}
            >
              {`Decide ${display_name}’s request`}
            </Button>
          )}
        </Inline>
      </li>
    </Inline>
  );
}

function Actions({ board }: { readonly board: CallOutBoard }) {
  const { change, busy } = useChange<CallOutResource>(callOutAddress({ id: board.id }));
  const notify = useNotify();
  const [ending, setEnding] = useState(false);
  const run = async (intent: 'ask-more' | 'replace-silent' | 'close', words: string) => {
    const outcome = await change({ intent });
    if (!outcome) return;
    notify(
      outcome.ok ? { tone: 'success', text: words } : { tone: 'danger', text: problemWords(outcome.problem).words },
    );
  };
  const short = shortHours(board.hours).approved > 0;
  const waiting = short ? waitingWords(board.drivers) : null;
  return (
    <Stack gap={8}>
      {waiting !== null && <p className={styles.quiet}>{waiting}</p>}
      <Inline wrap>
        <Button asChild>
          <Link to={`/scheduler/${encodeURIComponent(board.slug)}/scheduling`}>Open schedule</Link>
        </Button>
        {short && (
          <Button loading={busy} onClick={() => void run('ask-more', 'More drivers asked')}>
            Ask more drivers
          </Button>
        )}
        {waiting !== null && (
          <Button emphasis="outline" disabled={busy} onClick={() => void run('replace-silent', 'Others asked instead')}>
            Replace drivers who haven’t answered
          </Button>
        )}
        <Button emphasis="outline" disabled={busy} onClick={() => setEnding(true)}>
          End call-out
        </Button>
        {ending && (
          <LazyConfirmDialog
            open
            onOpenChange={setEnding}
            title="End this call-out?"
            description="Drivers who haven’t answered are no longer asked, and open shifts without a taker are removed."
            confirm="End call-out"
            onConfirm={() => run('close', 'Call-out ended')}
          />
        )}
      </Inline>
    </Stack>
  );
}
