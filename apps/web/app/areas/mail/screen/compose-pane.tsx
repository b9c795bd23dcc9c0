import { Link, useNavigate } from '@remix-run/react';
import type { MailDraft } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { mailDraftsAddress } from '../model/addresses.ts';
import { isEmpty, mailProblems, recipientsOf, valuesOf, type MailValues } from '../model/mail-values.ts';
import { mailHref, newMailId, type MailView } from '../model/mail-view.ts';
import type { MailDraftsResource } from '../server/mail.server.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { useSavedDraft } from './use-saved-draft.ts';
import * as styles from './mail.css.ts';

export interface ComposePaneProps {
  readonly view: MailView;
  /** The stored draft; null for a new mail. */
  readonly draft: MailDraft | null;
  /** Id of the signed-in person. */
  readonly person: number;
}

/** Writes a mail. It is saved on the server while it is written. */
export function ComposePane({ view, draft, person }: ComposePaneProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { change } = useChange<MailDraftsResource>(mailDraftsAddress());
  const [id] = useState(() => (view.compose === null || view.compose === 'new' ? newMailId() : view.compose));
  const [start] = useState(() => valuesOf(draft));
  const form = useForm<
    MailValues,
    { readonly sent?: { readonly thread_id: number; readonly recipient_count: number } }
  >({
    start,
    draft: { person, form: `mail ${id}` },
    check: mailProblems,
    // A refusal of part of the audience belongs to the field that is always there.
    fieldOf: (name) => (name.startsWith('audience') ? 'recipients' : name),
    send: async (values) => {
      saved.stop();
      const outcome = await change({
        intent: 'send',
        client_id: id,
        ...recipientsOf(values),
        reply_to: draft?.reply_to ?? null,
        subject: values.subject,
        body: values.body,
      });
      if (!outcome?.ok) saved.resume();
      return outcome;
    },
    onSaved: ({ sent }) => {
      if (!sent) return;
      const { recipient_count: count, thread_id: thread } = sent;
      notify({
        tone: 'success',
        text: `Mail sent to ${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`,
      });
      void navigate(mailHref(view, { folder: view.folder === 'drafts' ? 'all' : view.folder, thread }), {
        replace: true,
      });
    },
  });
  const saved = useSavedDraft({ id, draft, values: form.values, busy: form.busy, onNewer: form.change });
  const discard = async () => {
    saved.stop();
    const outcome = await change({ intent: 'discard', client_id: id });
    if (!outcome?.ok) {
      saved.resume();
      return notify({ tone: 'danger', text: 'We couldn’t discard the draft. Try again.' });
    }
    form.reopen();
    void navigate(mailHref(view, {}), { replace: true });
  };
  return (
    <Form of={form} label="New mail" className={styles.form} failed="We couldn’t send the mail. It is still here.">
      <Stack gap={16}>
        <h2 className={styles.subject}>{draft?.reply_to ? 'Reply' : 'New mail'}</h2>
        {saved.changedElsewhere && (
          <Banner
            tone="beacon"
            actions={
              <Inline gap={8}>
                <Button size="sm" onClick={() => form.change(valuesOf(saved.takeTheirs()))}>
                  Use the other version
                </Button>
                <Button size="sm" emphasis="plain" onClick={saved.keepMine}>
                  Keep this one
                </Button>
              </Inline>
            }
          >
            You changed this draft in another window.
          </Banner>
        )}
        <RecipientFields form={form} />
        <FormField of={form} name="subject" label="Subject">
          {(control) => <TextField {...control} maxLength={200} />}
        </FormField>
        <FormField of={form} name="body" label="Message">
          {(control) => <TextArea {...control} rows={10} maxLength={20_000} />}
        </FormField>
        <Inline gap={8} wrap align="center">
          <Button type="submit" tone="beacon" loading={form.busy}>
            Send mail
          </Button>
          {isEmpty(form.values) ? (
            <Button emphasis="plain" asChild>
              <Link to={mailHref(view, {})}>Cancel</Link>
            </Button>
          ) : (
            <Button emphasis="plain" disabled={form.busy} onClick={() => void discard()}>
              Discard draft
            </Button>
          )}
          <span className={styles.quiet} role="status">
            {saved.words}
          </span>
        </Inline>
      </Stack>
    </Form>
  );
}
