import { positionWords } from '@roadside/domain/permissions';
import { useNavigate } from '@remix-run/react';
import { Badge } from '@roadside/ui/badge';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { chatPath, chatPeopleAddress, conversationsAddress } from '../model/addresses.ts';
import type { ChatPeopleResource, ChatPerson, ConversationsResource } from '../server/chat.server.ts';
import * as styles from './chat.css.ts';

export interface StartDialogProps {
  readonly onClose: () => void;
  /** Adds people to this group instead of starting a conversation. */
  readonly addTo?: { readonly id: number; readonly members: readonly number[] };
}

/** Starts a conversation with one person or several, or adds people to a group. */
export default function StartDialog({ onClose, addTo }: StartDialogProps) {
  const navigate = useNavigate();
  const { change } = useChange<ConversationsResource>(conversationsAddress());
  const form = useForm({
    start: { people: [] as readonly ChatPerson[], title: '' },
    check: ({ people }) => messagesFrom({ people: people.length === 0 && 'Choose at least one person' }),
    send: ({ people, title }) => {
      const ids = people.map(({ user_id }) => user_id);
      if (addTo) return change({ intent: 'members', id: addTo.id, add: ids });
      const named = title.trim();
      return change({ intent: 'start', people: ids, ...(people.length > 1 && named !== '' ? { title: named } : {}) });
    },
    onSaved: ({ id }) => {
      onClose();
      if (id !== null) void navigate(chatPath(id));
    },
  });
  const { people } = form.values;
  return (
    <FormDialog
      of={form}
      title={addTo ? 'Add people' : 'New conversation'}
      {...(addTo ? { description: 'They see messages from now on.' } : {})}
      submit={addTo ? 'Add people' : 'Start conversation'}
      onClose={onClose}
    >
      <Stack gap={16}>
        <PeopleChoice
          value={people}
          onChange={form.field('people').onValueChange}
          without={addTo?.members ?? []}
          error={form.problems['people']}
        />
        {!addTo && people.length > 1 && (
          <FormField of={form} name="title" label="Group name" optional>
            {(control) => <TextField {...control} maxLength={120} />}
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}

interface PeopleChoiceProps {
  readonly value: readonly ChatPerson[];
  readonly onChange: (people: readonly ChatPerson[]) => void;
  /** Employee ids that aren't offered. */
  readonly without: readonly number[];
  readonly error: string | undefined;
}

function PeopleChoice({ value, onChange, without, error }: PeopleChoiceProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data, problem, loading, retry } = useResource<ChatPeopleResource>(chatPeopleAddress({ text }), {
    keepPrevious: true,
  });
  const chosen = new Set(value.map(({ user_id }) => user_id));
  const offered = (data?.people ?? []).filter(({ user_id }) => !without.includes(user_id));
  const toggle = (person: ChatPerson) =>
    onChange(
      chosen.has(person.user_id) ? value.filter(({ user_id }) => user_id !== person.user_id) : [...value, person],
    );
  return (
    <Stack gap={8}>
      {value.length > 0 && (
        <Inline gap={4} wrap>
          {value.map((person) => (
            <Badge key={person.user_id}>{person.display_name}</Badge>
          ))}
        </Inline>
      )}
      <Field label="Search people" labelHidden>
        <SearchField value={typed} onValueChange={setTyped} placeholder="Search by name" />
      </Field>
      {error !== undefined && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {/* Scrolls around the rows: inside a box of its own height, a Stack would squeeze them. */}
      <div className={styles.people}>
        <Stack gap={8} role="group" aria-label="People">
          {offered.map((person) => (
            <Checkbox
              key={person.user_id}
              checked={chosen.has(person.user_id)}
              onCheckedChange={() => toggle(person)}
              label={person.display_name}
              description={`${positionWords(person.position_type)}, ${person.organization_name}`}
            />
          ))}
          {!loading && !problem && offered.length === 0 && (
            <p className={styles.note}>
              Nobody found. You can write to people you may view, teammates, and the managers of your station.
            </p>
          )}
        </Stack>
      </div>
    </Stack>
  );
}
