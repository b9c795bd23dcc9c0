import { Button } from '@roadside/ui/button';
import { firstAcceptedDay, lastAcceptedDay, longestRangeDays } from '@roadside/domain/calendar';
import { DateRangePicker } from '@roadside/ui/date-range-picker';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import type { ElementNote } from '../model/stored-dashboard.ts';
import type { CommentsChange } from '../server/comments.server.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { returnFocus } from '../../../kit/page/return-focus.ts';
import * as styles from './comments.css.ts';

export interface NotesPartProps {
  /** The element's initial note, which has no date. */
  readonly first: string | null;
  readonly notes: readonly ElementNote[];
  readonly employeeId: number;
  /** Whether this person may remove other people's notes. */
  readonly mayModerate: boolean;
  /** The people who will see a note, in words. */
  readonly audience: string;
  /** ISO day. */
  readonly today: string;
  readonly busy: boolean;
  readonly send: (change: CommentsChange) => Promise<boolean>;
}

/** Notes on one or more days; charts draw them at their dates. */
export function NotesPart({ first, notes, employeeId, mayModerate, audience, today, busy, send }: NotesPartProps) {
  const [adding, setAdding] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!adding && returns.current) returnFocus(start.current);
    returns.current = adding;
  }, [adding]);
  return (
    <Stack asChild>
      <section aria-labelledby="notes-title">
        <h3 id="notes-title" className={styles.partTitle}>
          Notes on dates
        </h3>
        {first && <p className={styles.words}>{first}</p>}
        {notes.length === 0 && !adding && <p className={styles.quiet}>No notes yet. Notes appear on the chart.</p>}
        {notes.length > 0 && (
          <List.Root aria-label="Notes on dates">
            {notes.map(({ id, day, until, body, author }) => (
              <List.Item
                key={id}
                title={body}
                description={`${rangeWords(day, until ?? day)}, ${author.display_name}`}
                trailing={
                  author.id === employeeId || mayModerate ? (
                    <Button
                      size="sm"
                      emphasis="plain"
                      aria-label={`Delete note ${body}`}
                      onClick={() => void send({ intent: 'delete-note', id })}
                    >
                      Delete
                    </Button>
                  ) : undefined
                }
              />
            ))}
          </List.Root>
        )}
        {adding ? (
          <NoteForm today={today} audience={audience} busy={busy} send={send} onDone={() => setAdding(false)} />
        ) : (
          <Button ref={start} size="sm" className={styles.start} onClick={() => setAdding(true)}>
            Add note
          </Button>
        )}
      </section>
    </Stack>
  );
}

function NoteForm({
  today,
  audience,
  busy,
  send,
  onDone,
}: Pick<NotesPartProps, 'today' | 'audience' | 'busy' | 'send'> & { readonly onDone: () => void }) {
  const [range, setRange] = useState<{ readonly from: string; readonly to: string } | null>({ from: today, to: today });
  const [body, setBody] = useState('');
  const [showErrors, setShowErrors] = useState(false);
  const words = useRef<HTMLInputElement>(null);
  useEffect(() => words.current?.focus(), []);
  const keep = async () => {
    if (body.trim() === '' || !range) return setShowErrors(true);
    const kept = await send({
      intent: 'note',
      id: null,
      day: range.from,
      until: range.to === range.from ? null : range.to,
      body: body.trim(),
    });
    if (kept) onDone();
  };
  return (
    <Stack gap={8} asChild>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Field label="Days" error={showErrors && !range && 'Choose a day or a range of days.'} required>
          <DateRangePicker
            value={range}
            onValueChange={setRange}
            today={today}
            min={firstAcceptedDay}
            max={lastAcceptedDay}
            maxDays={longestRangeDays}
          />
        </Field>
        <Field label="Note" description={audience} error={showErrors && body.trim() === '' && 'Enter a note.'} required>
          <TextField ref={words} value={body} onValueChange={setBody} maxLength={2000} />
        </Field>
        <Inline gap={4} align="stretch" wrap>
          <Button type="submit" size="sm" loading={busy}>
            Save note
          </Button>
          <Button size="sm" emphasis="plain" onClick={onDone}>
            Cancel
          </Button>
        </Inline>
      </form>
    </Stack>
  );
}
