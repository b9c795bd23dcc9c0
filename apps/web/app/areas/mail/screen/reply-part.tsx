import type { Mail } from '@roadside/contract/schemas';
import { replySubject } from '@roadside/domain/home';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { keyOf } from '../../../kit/resource/resource.ts';
import { mailAddress, mailDraftsAddress, mailThreadAddress } from '../model/addresses.ts';
import { newMailId } from '../model/mail-view.ts';
import type { MailDraftsResource } from '../server/mail.server.ts';
import * as styles from './mail.css.ts';

export interface ReplyPartProps {
  /** The latest mail of the thread. */
  readonly mail: Mail;
  readonly me: { readonly id: number; readonly employeeId: number };
  readonly mayWrite: boolean;
}

/** The people a reply goes to: the sender, or for the reader's own mail the people it named; and everybody named. */
function replyTo({ from, recipients }: Mail, me: number) {
  const named = recipients.filter(({ user_id }) => user_id !== me);
  const sender = from && from.user_id !== me ? [from] : named;
  const all = [...sender, ...named.filter(({ user_id }) => sender.every((each) => each.user_id !== user_id))];
  return { sender, all };
}

/** Answers the latest mail of a thread. */
export function ReplyPart({ mail, me, mayWrite }: ReplyPartProps) {
  const { sender, all } = replyTo(mail, me.employeeId);
  const [first] = sender;
  if (!first) return null;
  if (!mayWrite)
    return <p className={styles.quiet}>{`Drivers answer by chat. Open Chat to write to ${first.display_name}.`}</p>;
  return <ReplyForm mail={mail} person={me.id} sender={sender} all={all} />;
}

interface ReplyFormProps {
  readonly mail: Mail;
  readonly person: number;
  readonly sender: readonly { readonly user_id: number; readonly display_name: string }[];
  readonly all: readonly { readonly user_id: number; readonly display_name: string }[];
}

/** The id is part of the draft, so that a reply whose answer was lost isn't sent twice, even after a reload. */
const emptyReply = () => ({ client_id: newMailId(), body: '', everybody: false });

function ReplyForm({ mail, person, sender, all }: ReplyFormProps) {
  const { change } = useChange<MailDraftsResource>(mailDraftsAddress());
  const client = useResourceClient();
  const notify = useNotify();
  const form = useForm({
    start: emptyReply(),
    draft: { person, form: `reply ${mail.id}` },
    check: ({ body }) => messagesFrom({ body: body.trim() === '' && 'Enter a message' }),
    send: ({ client_id, body, everybody }) =>
      change({
        intent: 'send',
        client_id,
        recipients: (everybody ? all : sender).map(({ user_id }) => user_id),
        reply_to: mail.id,
        subject: replySubject(mail.subject),
        body,
      }),
    onSaved: () => {
      form.reopen({ values: emptyReply(), version: null });
      notify({ tone: 'success', text: 'Reply sent' });
      for (const address of [mailAddress(), mailThreadAddress({ id: mail.thread_id })])
        void client.invalidateQueries({ queryKey: keyOf(address).slice(0, 1) });
    },
  });
  const names = sender.map(({ display_name }) => display_name).join(', ');
  return (
    <Form of={form} label="Reply" className={styles.form} failed="We couldn’t send the reply. Your text is still here.">
      <Stack gap={12}>
        <FormField of={form} name="body" label={`Reply to ${names}`}>
          {(control) => <TextArea {...control} rows={4} maxLength={20_000} />}
        </FormField>
        <Inline gap={8} wrap>
          <Button type="submit" tone="beacon" loading={form.busy}>
            Send reply
          </Button>
          {all.length > sender.length && (
            <Button disabled={form.busy} onClick={() => void form.submit({ everybody: true })}>
              {`Reply to all (${all.length})`}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
