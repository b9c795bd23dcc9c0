import { Button } from '@roadside/ui/button';
import { firstAcceptedDay, lastAcceptedDay, longestRangeDays } from '@roadside/domain/calendar';
import { DateRangePicker } from '@roadside/ui/date-range-picker';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { tagsOf, tagsProblem } from '../model/note-tags.ts';
import type { ElementNote } from '../model/stored-dashboard.ts';
import type { CommentsChange } from '../server/comments.server.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { returnFocus } from '../../../kit/page/return-focus.ts';
import * as styles from './comments.css.ts';
import type { SendComment } from './use-comments.ts';

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
  readonly send: SendComment;
  readonly remove: (change: CommentsChange) => Promise<void>;
}

/** Notes on one or more days; charts draw them at their dates. */
export function NotesPart({ first, notes, employeeId, mayModerate, audience, today, send, remove }: NotesPartProps) {
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
            {notes.map(({ id, day, until, body, tags, author }) => (
              <List.Item
                key={id}
                title={body}
                description={[rangeWords(day, until ?? day), author.display_name, ...tags.map((tag) => `#${tag}`)].join(
                  ', ',
                )}
                trailing={
                  author.id === employeeId || mayModerate ? (
                    <Button
                      size="sm"
                      emphasis="plain"
                      aria-label={`Delete note ${body}`}
                      onClick={() => void remove({ intent: 'delete-note', id })}
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
          <NoteForm today={today} audience={audience} send={send} onDone={() => setAdding(false)} />
        ) : (
          <Button ref={start} size="sm" className={styles.start} onClick={() => setAdding(true)}>
            Add note
          </Button>
        )}
      </section>
    </Stack>
  );
}

interface NoteFormProps extends Pick<NotesPartProps, 'today' | 'audience' | 'send'> {
  readonly onDone: () => void;
}

interface NoteValues {
  readonly day: { readonly from: string; readonly to: string } | null;
  readonly body: string;
  /** As typed, with commas in between. */
  readonly tags: string;
}

function NoteForm({ today, audience, send, onDone }: NoteFormProps) {
  const words = useRef<HTMLInputElement>(null);
  useEffect(() => words.current?.focus(), []);
  const form = useForm({
    start: { day: { from: today, to: today }, body: '', tags: '' } satisfies NoteValues as NoteValues,
    check: ({ day, body, tags }) =>
      messagesFrom({
        day: day === null && 'Choose a day or a range of days.',
        body: body.trim() === '' && 'Enter a note.',
        tags: tagsProblem(tags),
      }),
    send: async ({ day, body, tags }) =>
      day &&
      send({
        intent: 'note',
        id: null,
        day: day.from,
        until: day.to === day.from ? null : day.to,
        body: body.trim(),
        tags: [...tagsOf(tags)],
      }),
    onSaved: onDone,
  });
  return (
    <Stack gap={8} asChild>
      <Form of={form} failed="We couldn’t save this.">
        <FormField of={form} name="day" label="Days" required>
          {(control) => (
            <DateRangePicker
              {...control}
              today={today}
              min={firstAcceptedDay}
              max={lastAcceptedDay}
              maxDays={longestRangeDays}
            />
          )}
        </FormField>
        <FormField of={form} name="body" label="Note" description={audience} required>
          {(control) => <TextField {...control} ref={words} maxLength={2000} />}
        </FormField>
        <FormField
          of={form}
          name="tags"
          label="Tags"
          description="Such as storm. With a tag, the note is on every trend chart of this location and those below."
          optional
        >
          {(control) => <TextField {...control} maxLength={160} />}
        </FormField>
        <Inline gap={4} align="stretch" wrap>
          <Button type="submit" size="sm" loading={form.busy}>
            Save note
          </Button>
          <Button size="sm" emphasis="plain" onClick={onDone}>
            Cancel
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
