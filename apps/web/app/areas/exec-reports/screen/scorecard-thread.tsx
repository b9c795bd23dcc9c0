import type { Scorecard } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { scorecardAddress } from '../model/addresses.ts';
import type { ScorecardResource } from '../server/scorecards.server.ts';
import * as styles from './exec-reports.css.ts';

interface ThreadProps {
  readonly scorecard: Scorecard;
  readonly timeZone: string;
}

/** What the station and the club said about a scorecard, oldest first. */
export function ScorecardThread({ scorecard: { id, messages, may_answer }, timeZone }: ThreadProps) {
  return (
    <Stack gap={12} className={styles.thread}>
      {messages.length > 0 && (
        <ol className={styles.messages} aria-label="Messages">
          {messages.map(({ id: message, author, at, body }) => (
            <li key={message} className={styles.message}>
              <p className={styles.author}>
                {author} <span className={styles.kind}>{momentWords(at, timeZone, true)}</span>
              </p>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ol>
      )}
      {may_answer && <MessageForm id={id} />}
    </Stack>
  );
}

function MessageForm({ id }: { readonly id: number }) {
  const { change } = useChange<ScorecardResource>(scorecardAddress({ id }));
  const form = useForm({
    start: { body: '' },
    check: ({ body }) => messagesFrom({ body: body.trim() === '' && 'Write a message' }),
    send: ({ body }) => change({ intent: 'say', body }),
    onSaved: () => form.reopen({ values: { body: '' }, version: null }),
  });
  return (
    <div className={styles.notOnPaper}>
      <Form of={form} label="Message about this scorecard" failed="We couldn’t send your message.">
        <FormField of={form} name="body" label="Message" required>
          {(control) => <TextArea {...control} rows={3} maxLength={2000} />}
        </FormField>
        <Inline>
          <Button type="submit" loading={form.busy}>
            Send message
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
