import { Button } from '@roadside/ui/button';
import { Grid } from '@roadside/ui/grid';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { readSeason } from '../server/arena.server.ts';
import * as styles from './arena.css.ts';
import type { ChangeDesk } from './desk-screen.tsx';

type Season = Extract<Awaited<ReturnType<typeof readSeason>>, { ok: true }>['data'];

/** Adds or takes points of a settled match, with the reason everybody sees. The settled points stay as they were. */
export default function DeskRestate({ season, change }: { readonly season: Season; readonly change: ChangeDesk }) {
  const notify = useNotify();
  const form = useForm({
    start: { choice: '', points: null as number | null, reason: '' },
    check: ({ choice, points, reason }) =>
      messagesFrom({
        choice: choice === '' && 'Choose a match and team',
        points: (points === null || points === 0 || !Number.isInteger(points)) && 'Enter a whole number other than 0',
        reason: reason.trim() === '' && 'Enter a reason',
      }),
    send: async ({ choice, points, reason }) => {
      const [matchId = '', team = ''] = choice.split(' ');
      return change({ do: 'restate', match_id: Number(matchId), team, points: points ?? 0, reason });
    },
    onSaved: (_, { choice }) => {
      notify({ tone: 'success', text: 'Match restated' });
      form.reopen({ values: { choice, points: null, reason: '' }, version: null });
    },
  });
  const nameOf = (slug: string) => season.teams.find((team) => team.slug === slug)?.name ?? slug;
  const settled = season.weeks.flatMap(({ week, stage, matches }) =>
    stage === 'regular' ? matches.filter((match) => match.settled).map((match) => ({ week, ...match })) : [],
  );
  if (settled.length === 0) return null;
  return (
    <section aria-labelledby="restate">
      <Form of={form} label="Restate a match" failed="We couldn’t restate the match.">
        <Stack gap={12}>
          <h2 id="restate" className={styles.heading}>
            Restate a match
          </h2>
          <Grid columns="fill-md" gap={16}>
            <FormField of={form} name="choice" label="Match and team">
              {(control) => (
                <Select
                  {...control}
                  placeholder="Choose a team"
                  items={settled.toReversed().flatMap((match) =>
                    [match.home, match.away].map((slug) => ({
                      value: `${match.id} ${slug}`,
                      label: `Week ${match.week}: ${nameOf(slug)} against ${nameOf(slug === match.home ? match.away : match.home)}`,
                    })),
                  )}
                />
              )}
            </FormField>
            <FormField of={form} name="points" label="Points to add, or to take with a minus">
              {(control) => <NumberField {...control} min={-10_000} max={10_000} />}
            </FormField>
            <FormField of={form} name="reason" label="Reason everybody sees">
              {(control) => <TextField {...control} />}
            </FormField>
          </Grid>
          <div>
            <Button type="submit" loading={form.busy}>
              Restate match
            </Button>
          </div>
        </Stack>
      </Form>
    </section>
  );
}
