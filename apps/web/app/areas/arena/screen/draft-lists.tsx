import { draftLists, type DraftList } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { Board } from '@roadside/ui/board';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { forgetDraft } from '../../../kit/store/drafts.ts';
import { afterMove, balanceOfLists, type Wanted, wantedOf, withoutStrangers } from '../model/draft-lists.ts';
import * as styles from './arena.css.ts';
import type { DraftPartProps } from './draft-screen.tsx';

const labels: Readonly<Record<DraftList, string>> = {
  experienced: 'Experienced',
  intermediate: 'Intermediate',
  beginner: 'Beginner',
};

interface DraftListsProps extends Omit<DraftPartProps, 'busy'> {
  /** Employee id of the reader. */
  readonly me: number;
  /** The reader plays for the team: only then can they submit its lists. */
  readonly member: boolean;
}

/** A team's three lists. Who submits them is the captain; the first submission counts. */
export function DraftLists({ draft, send, me, member }: DraftListsProps) {
  const [asking, setAsking] = useState(false);
  const submitted = draft.preferences !== null;
  // The person who submits becomes the captain, and isn't drafted.
  const players = submitted ? draft.players : draft.players.filter(({ employee_id }) => employee_id !== me);
  // Lists take days to make: they stay in the browser until they are submitted.
  const kept = { person: me, form: `draft lists ${draft.id} ${draft.team.id}`, stays: true };
  const form = useForm<Wanted, unknown>({
    start: wantedOf(draft),
    ...(member && !submitted ? { draft: kept } : {}),
    send: async (values) => {
      const { experienced, intermediate, beginner } = withoutStrangers(values, players);
      const done = await send({
        do: 'submit',
        team: draft.team.id,
        preferences: { experienced: [...experienced], intermediate: [...intermediate], beginner: [...beginner] },
      });
      if (done?.ok) forgetDraft(kept);
      return done;
    },
  });
  const wanted = withoutStrangers(form.values, players);
  const [shown, setShown] = useState<DraftList>('experienced');
  const balance = balanceOfLists(draft, wanted);
  const card = (id: number) => {
    const player = players.find(({ employee_id }) => employee_id === id);
    return { id: String(id), label: player?.name ?? String(id), disabled: submitted || !member, player };
  };
  const free = players
    .filter(({ employee_id, experience }) => experience === shown && !wanted[experience].includes(employee_id))
    .map(({ employee_id }) => card(employee_id));
  return (
    <Stack gap={16}>
      <Inline gap={16} rowGap={8} justify="between" wrap>
        <SegmentedControl
          label="Experience"
          value={shown}
          onValueChange={setShown}
          items={draftLists.map((list) => ({ value: list, label: labels[list] }))}
        />
        <Inline gap={8}>
          <span className={styles.body}>{`Your lists: ${balance.own} points a week, equal share ${balance.fair}`}</span>
          {balance.even && <Badge tone="success">Within 5%</Badge>}
        </Inline>
        {submitted && <Badge tone="success">Lists submitted</Badge>}
        {!submitted && !member && (
          <span className={styles.body}>{`Only players of ${draft.team.name} can submit its lists.`}</span>
        )}
        {!submitted && member && (
          <Button
            emphasis="solid"
            loading={form.busy}
            disabled={draftLists.every((list) => wanted[list].length === 0)}
            onClick={() => setAsking(true)}
          >
            Submit draft
          </Button>
        )}
      </Inline>
      <Board
        label="Draft lists"
        level={2}
        lists={[
          { id: 'free', label: `${labels[shown]} drivers`, cards: free },
          { id: shown, label: `Your list: ${labels[shown].toLowerCase()}`, cards: wanted[shown].map(card) },
        ]}
        renderCard={({ player, label }) => (
          <Stack gap={2}>
            <span className={styles.name}>{label}</span>
            <span className={styles.note}>{player?.station ?? ''}</span>
            <span className={styles.note}>{countWords(player?.points_per_week ?? 0, 'point', 'points')} a week</span>
          </Stack>
        )}
        onMove={({ card: id, to }) =>
          form.change(afterMove(wanted, Number(id), to.list === 'free' ? null : { list: shown, index: to.index }))
        }
        empty="Move drivers here, most wanted first."
      />
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Submit the draft of ${draft.team.name}?`}
        description="The first lists a team submits count and can’t be changed. You become its captain and make its picks."
        confirm="Submit draft"
        cancel="Keep editing"
        onConfirm={() => {
          setAsking(false);
          void form.submit();
        }}
      />
    </Stack>
  );
}
