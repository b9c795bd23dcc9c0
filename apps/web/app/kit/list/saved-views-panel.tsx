import { Link, useSearchParams } from '@remix-run/react';
import type { ViewColumns } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { CloseIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Popover } from '@roadside/ui/popover';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { messagesFrom } from '../form/form-messages.ts';
import { Form, FormField } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useNotify } from '../notices/notices.tsx';
import { useChange } from '../resource/use-change.ts';
import { useResource } from '../resource/use-resource.ts';
import { NotRead } from '../states/not-read.tsx';
import { problemWords } from '../states/problem-words.ts';
import * as styles from './saved-views.css.ts';
import type { SavedViewsResource } from './saved-views.server.ts';
import { isSameView, viewQuery } from './view-query.ts';
import { savedViewsAddress } from './addresses.ts';

interface ViewsProps {
  readonly screen: string;
  readonly columns: ViewColumns;
  readonly without: readonly string[];
  readonly onOpened: (columns: ViewColumns) => void;
}

/** What the button "Saved views" opens. Loaded after the page: its form is needed only once it is open. */
export default function SavedViewsPanel(props: ViewsProps) {
  return (
    <Popover.Content aria-label="Saved views" align="end">
      <Views {...props} />
    </Popover.Content>
  );
}

function Views({ screen, columns, without, onOpened }: ViewsProps) {
  const [search] = useSearchParams();
  const address = savedViewsAddress({ screen });
  const { data, problem, loading, retry } = useResource<SavedViewsResource>(address);
  const { change, busy } = useChange<SavedViewsResource>(address);
  const notify = useNotify();
  const views = data?.views ?? [];
  const form = useForm({
    start: { name: '' },
    check: ({ name }) => messagesFrom({ name: name.trim() === '' && 'Enter a name' }),
    send: ({ name }) => change({ name, query: viewQuery(search, without), columns }),
    onSaved: (_, { name }) => {
      form.reopen({ values: { name: '' }, version: null });
      notify({ tone: 'success', text: `“${name.trim()}” saved` });
    },
  });
  const named = form.values.name.trim().toLowerCase();
  const replaces = views.some((view) => view.name.toLowerCase() === named);
  const remove = async (id: number, removed: string) => {
    const outcome = await change({ remove: id });
    if (outcome)
      notify(
        outcome.ok
          ? { tone: 'success', text: `“${removed}” deleted` }
          : { tone: 'danger', text: `We couldn’t delete the view. ${problemWords(outcome.problem).words}` },
      );
  };
  return (
    <Stack className={styles.panel} aria-busy={loading}>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {data && views.length === 0 && <p className={styles.empty}>Save filters, sort, and columns to use them again.</p>}
      {views.length > 0 && (
        <Stack gap={2} asChild className={styles.list}>
          <ul>
            {views.map((view) => (
              <Inline key={view.id} gap={4} asChild>
                <li>
                  <Link
                    to={view.query || '?'}
                    preventScrollReset
                    className={styles.open}
                    aria-current={isSameView(view.query, search, without) ? 'true' : undefined}
                    onClick={() => onOpened(view.columns)}
                  >
                    {view.name}
                  </Link>
                  <IconButton
                    size="sm"
                    label={`Delete ${view.name}`}
                    disabled={busy}
                    onClick={() => void remove(view.id, view.name)}
                  >
                    <CloseIcon size={16} />
                  </IconButton>
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      )}
      <Stack gap={8} align="start" asChild>
        <Form of={form}>
          <FormField of={form} name="name" label="Name of this view">
            {(control) => <TextField {...control} maxLength={80} />}
          </FormField>
          <Button type="submit" size="sm" loading={form.busy}>
            {replaces ? 'Replace view' : 'Save view'}
          </Button>
        </Form>
      </Stack>
    </Stack>
  );
}
