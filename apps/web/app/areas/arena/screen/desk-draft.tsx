import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { NumberField } from '@roadside/ui/number-field';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { ChangeDesk, DeskSeason } from './desk-screen.tsx';

interface DeskDraftProps {
  readonly season: DeskSeason;
  readonly change: ChangeDesk;
}

/** The draft of a season that hasn't started: opened, looked at, and canceled. */
export function DeskDraft({ season, change }: DeskDraftProps) {
  const [asking, setAsking] = useState<'open' | 'cancel' | null>(null);
  const notify = useNotify();
  const close = () => setAsking(null);
  const cancel = async () => {
    const done = await change({ do: 'cancel-draft', id: season.id, version: season.version });
    if (done?.ok) notify({ tone: 'success', text: 'Draft canceled' });
    else if (done) notify({ tone: 'danger', text: done.problem.detail || problemWords(done.problem).title });
  };
  const [first] = season.teams;
  return (
    <>
      {season.draft === null ? (
        <Button size="sm" onClick={() => setAsking('open')}>
          Open draft
        </Button>
      ) : (
        <>
          {first !== undefined && (
            <Button asChild size="sm">
              <Link to={`/draft/${first}`}>Go to draft</Link>
            </Button>
          )}
          <Button size="sm" emphasis="plain" onClick={() => setAsking('cancel')}>
            Cancel draft
          </Button>
        </>
      )}
      {asking === 'open' && <OpenDraft season={season} change={change} onClose={close} />}
      <LazyConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={(open) => !open && close()}
        title={`Cancel the draft of ${season.name}?`}
        description="All lists and picks are deleted. This can’t be undone; you can open a new draft."
        confirm="Cancel draft"
        cancel="Keep draft"
        tone="danger"
        onConfirm={() => {
          close();
          void cancel();
        }}
      />
    </>
  );
}

function OpenDraft({ season, change, onClose }: DeskDraftProps & { readonly onClose: () => void }) {
  const notify = useNotify();
  const form = useForm({
    start: { rounds: 10 as number | null, clock_seconds: 90 as number | null },
    check: ({ rounds, clock_seconds }) =>
      messagesFrom({
        rounds: (rounds === null || rounds < 1 || rounds > 40) && 'Enter 1 to 40 rounds',
        clock_seconds:
          (clock_seconds === null || clock_seconds < 10 || clock_seconds > 600) && 'Enter 10 to 600 seconds',
      }),
    send: ({ rounds, clock_seconds }) =>
      change({
        do: 'open-draft',
        id: season.id,
        version: season.version,
        rounds: rounds ?? 1,
        clock_seconds: clock_seconds ?? 10,
      }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Draft opened. Captains can submit their lists.' });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title={`Open the draft of ${season.name}`}
      description="Drivers are ranked by their last 90 days and planned days. New teams pick first, then the table from its end."
      submit="Open draft"
      onClose={onClose}
    >
      <FormField of={form} name="rounds" label="Rounds (drivers per team)" required>
        {(control) => <NumberField {...control} min={1} max={40} />}
      </FormField>
      <FormField of={form} name="clock_seconds" label="Seconds per pick" required>
        {(control) => <NumberField {...control} min={10} max={600} />}
      </FormField>
    </FormDialog>
  );
}
