import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { PersonPicker } from '../../../kit/directory/directory-picker.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import * as styles from './arena.css.ts';
import { tierWords } from '../model/season-words.ts';
import type { ChangeDesk, Desk } from './desk-screen.tsx';

type DeskTeam = Desk['teams'][number];

interface DeskTeamsProps {
  readonly teams: readonly DeskTeam[];
  readonly change: ChangeDesk;
  /** Reads the desk again. */
  readonly reload: () => void;
}

/** The club's teams: their names and captains. A draft, or the season before, says who else plays for them. */
export function DeskTeams({ teams, change, reload }: DeskTeamsProps) {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const team = edited === 'new' ? null : teams.find(({ id }) => id === edited);
  return (
    <section aria-labelledby="desk-teams">
      <Stack gap={12}>
        <Inline gap={12} justify="between" align="center">
          <h2 id="desk-teams" className={styles.heading}>
            Teams
          </h2>
          <Button size="sm" onClick={() => setEdited('new')}>
            New team
          </Button>
        </Inline>
        <Stack gap="none" asChild className={styles.list}>
          <ul aria-labelledby="desk-teams">
            {teams.map((team) => (
              <Inline key={team.id} gap={12} rowGap={8} wrap asChild className={styles.row}>
                <li>
                  <div className={styles.grow}>
                    <p className={styles.name}>{team.name}</p>
                    <p className={styles.note}>
                      {`${tierWords(team.tier)}${team.captain === null ? 'No captain yet' : `Captain ${team.captain}`} · ${countWords(team.members, 'member', 'members')}`}
                    </p>
                  </div>
                  <Button size="sm" aria-label={`Edit ${team.name}`} onClick={() => setEdited(team.id)}>
                    Edit
                  </Button>
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      </Stack>
      {edited !== null && team !== undefined && (
        <TeamDialog team={team} change={change} reload={reload} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

interface TeamDialogProps {
  /** Null for a new one. */
  readonly team: DeskTeam | null;
  readonly change: ChangeDesk;
  readonly reload: () => void;
  readonly onClose: () => void;
}

interface TeamValues {
  readonly name: string;
  readonly tier: string;
  /** Null leaves the captain as it is. */
  readonly captain_id: number | null;
}

function TeamDialog({ team, change, reload, onClose }: TeamDialogProps) {
  const notify = useNotify();
  const [chosen, setChosen] = useState('');
  const form = useForm<TeamValues, unknown>({
    start: { name: team?.name ?? '', tier: team?.tier ?? '', captain_id: null },
    ...(team ? { stored: { version: team.version, reload } } : {}),
    check: ({ name }) => messagesFrom({ name: name.trim() === '' && 'Enter a name' }),
    send: ({ name, tier, captain_id }, version) =>
      change({
        do: 'team',
        ...(team ? { id: team.id, version: version ?? team.version } : {}),
        name: name.trim(),
        ...(tier.trim() === '' ? {} : { tier: tier.trim() }),
        captain_id,
      }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Team saved' });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title={team ? `Edit ${team.name}` : 'New team'}
      description="The captain submits the lists of the draft and picks. Drafted drivers join when the season starts."
      submit="Save team"
      compared={{
        what: 'team',
        described: ({ name, tier, captain_id }) => [
          { key: 'name', label: 'Name', text: name },
          { key: 'tier', label: 'Tier', text: tier },
          { key: 'captain_id', label: 'Captain', text: captain_id === null ? (team?.captain ?? '') : chosen },
        ],
      }}
      onClose={onClose}
    >
      <FormField of={form} name="name" label="Name" required>
        {(control) => <TextField {...control} maxLength={60} />}
      </FormField>
      <FormField of={form} name="tier" label="Tier" optional description="Its league level, such as Gold">
        {(control) => <TextField {...control} maxLength={30} />}
      </FormField>
      <FormField of={form} name="captain_id" label="Captain (a driver)" optional>
        {() => (
          <PersonPicker
            {...(team?.captain ? { placeholder: team.captain } : {})}
            onChoose={(hit) => {
              setChosen(hit?.name ?? '');
              form.change({ captain_id: hit?.recordId ?? null });
            }}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
