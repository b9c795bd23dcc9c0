import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { calendarFeedAddress } from '../model/addresses.ts';
import type { CalendarFeedResource } from '../server/calendar-feed.resource.server.ts';

/** Both end the address that calendars use now, so each asks first. */
const endings = {
  replace: {
    title: 'Replace the calendar address?',
    description:
      'Calendars that use the current address stop updating. To see your shifts in them again, add the new address.',
    confirm: 'Replace address',
    tone: 'beacon',
    done: 'New address ready. The old one stopped working.',
  },
  stop: {
    title: 'Stop sharing your shifts?',
    description: 'Calendars that use the address stop updating. If you share again later, you get a new address.',
    confirm: 'Stop sharing',
    tone: 'danger',
    done: 'The calendar address stopped working.',
  },
} as const;

/** A driver's secret calendar address: make it, copy it, replace it, end it. */
export default function CalendarFeed() {
  const resource = calendarFeedAddress();
  const notify = useNotify();
  const { data, problem, retry } = useResource<CalendarFeedResource>(resource);
  const { change, busy } = useChange<CalendarFeedResource>(resource);
  // What the dialog asks stays while it closes.
  const [ending, setEnding] = useState<keyof typeof endings>('replace');
  const [asking, setAsking] = useState(false);
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (!data) return <Skeleton shape="block" />;
  const set = async (on: boolean, done: string) => {
    const outcome = await change({ on });
    if (!outcome) return;
    notify(outcome.ok ? { tone: 'success', text: done } : { tone: 'danger', text: refusalWords(outcome.problem) });
  };
  if (data.token === null)
    return (
      <Button loading={busy} onClick={() => void set(true, 'Calendar address ready')}>
        Create calendar address
      </Button>
    );
  const address = `${location.origin}/calendar/${data.token}.ics`;
  const ask = (next: keyof typeof endings) => {
    setEnding(next);
    setAsking(true);
  };
  const { done, ...question } = endings[ending];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ tone: 'success', text: 'Calendar address copied' });
    } catch {
      notify({ tone: 'danger', text: 'We couldn’t copy the address. Select it and copy it.' });
    }
  };
  return (
    <Stack gap={8}>
      <Field
        label="Calendar address"
        description="Keep it secret: anyone who has it can see your published shifts. Calendar apps check it about once an hour."
      >
        <TextField value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Inline gap={8} wrap>
        <Button tone="beacon" onClick={() => void copy()}>
          Copy address
        </Button>
        <Button asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
        </Button>
        <Button loading={busy} onClick={() => ask('replace')}>
          Replace address
        </Button>
        <Button tone="danger" emphasis="outline" loading={busy} onClick={() => ask('stop')}>
          Stop sharing
        </Button>
      </Inline>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...question}
        onConfirm={() => set(ending === 'replace', done)}
      />
    </Stack>
  );
}
