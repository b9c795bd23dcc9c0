import { Link, useSearchParams } from '@remix-run/react';
import type { TeamPlayerReply, TeamResultReply } from '@roadside/contract/schemas';
import { defaultTeamSlug } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { teamAddress } from '../model/addresses.ts';
import { pointsText } from '../model/points-behind.ts';
import { handicapWords, stageWords } from '../model/season-words.ts';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { readTeam, TeamResource } from '../server/arena.server.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { Crest } from './crest.tsx';
import { pointsWords } from './points-words.ts';

type Loaded = Awaited<ReturnType<typeof readTeam>>;
type Team = Extract<Loaded, { ok: true }>['data'];

export interface TeamScreenProps {
  readonly slug: string;
  readonly own: ArenaPlace;
  /** Employee id of the reader. */
  readonly me: number;
  readonly loaded: Loaded;
}

/** A team: this week's match, its players with their form, and the results. */
export function TeamScreen({ slug, own, me, loaded: first }: TeamScreenProps) {
  const address = teamAddress({ slug });
  const { data, problem, retry } = useResource<TeamResource>(address, first.ok ? { first } : {});
  useLiveResource(address, ['arena']);
  const team = data ?? (first.ok ? first.data : undefined);
  const failed = problem ?? (first.ok ? null : first.problem);
  return (
    <ArenaPage at="team" own={own} field={<ThisWeek slug={slug} me={me} team={team} />}>
      {!team && failed && <NotRead problem={failed} onRetry={retry} />}
      {team && team.players.length === 0 && (
        <EmptyState
          picture="road"
          title="No players yet"
          description={
            slug === defaultTeamSlug
              ? 'Players appear after the draft. Until then, everyone without a team sees this one.'
              : 'Players appear after the draft.'
          }
        />
      )}
      {team && team.players.length > 0 && <Players team={team} />}
      {team && team.results.length > 0 && <Results team={team} />}
    </ArenaPage>
  );
}

function ThisWeek({
  slug,
  me,
  team: data,
}: {
  readonly slug: string;
  readonly me: number;
  readonly team: Team | undefined;
}) {
  const drawers = useDrawers();
  const team = data?.team;
  const match =
    data?.results.findLast(({ week }) => week === data.season?.week) ??
    data?.results.findLast(({ result }) => result !== 'open');
  return (
    <Stack gap={16}>
      <Inline gap={16}>
        <Crest slug={slug} size={56} />
        <div>
          <p className={styles.kicker}>{team?.tier ? `${team.tier} tier` : 'Arena'}</p>
          <h1 className={styles.title}>{team?.name ?? 'Team'}</h1>
          {team?.rank && (
            <p className={styles.body}>
              {`Rank ${team.rank} · ${team.wins} won, ${team.losses} lost${team.draws > 0 ? `, ${team.draws} drawn` : ''} · ${countWords(team.members, 'player', 'players')}`}
            </p>
          )}
        </div>
      </Inline>
      {match && (
        <Stack gap={6}>
          <p className={styles.body}>
            {`Week ${match.week} against ${match.opponent_name}${match.result === 'open' ? ', so far' : ''}`}
          </p>
          <Inline gap={12} justify="between" align="baseline">
            <span className={styles.numeral}>{pointsWords(match.points)}</span>
            <span className={styles.figure}>{pointsWords(match.opponent_points)}</span>
          </Inline>
          <Inline gap={2} className={styles.split} aria-hidden>
            <span className={styles.side.own} style={{ flexGrow: Math.max(1, match.points), blockSize: '100%' }} />
            <span
              className={styles.side.other}
              style={{ flexGrow: Math.max(1, match.opponent_points), blockSize: '100%' }}
            />
          </Inline>
        </Stack>
      )}
      {team && (
        <div>
          <Button onClick={() => drawers?.open('huddle', { team: slug, me })}>Open huddle</Button>
        </div>
      )}
    </Stack>
  );
}

function Players({ team }: { readonly team: Team }) {
  const [search] = useSearchParams();
  const most = Math.max(1, ...team.players.flatMap(({ form }) => form.map(({ points }) => points)));
  return (
    <section aria-labelledby="players">
      <Stack gap={8}>
        <h2 id="players" className={styles.heading}>
          Players this week
        </h2>
        {team.season?.handicap && <p className={styles.note}>{handicapWords}</p>}
        <Stack gap="none" asChild className={styles.list}>
          <ol>
            {team.players.map((player) => (
              <Inline gap={12} asChild key={player.employee_id} className={styles.row}>
                <li data-mine={player.mine || undefined}>
                  <div className={styles.grow}>
                    <p className={styles.name}>{player.name}</p>
                    <Inline gap={8} wrap>
                      <span className={styles.note}>{`${player.station} · rank ${pointsWords(player.rank)}`}</span>
                      {player.captain && <Badge>Captain</Badge>}
                    </Inline>
                  </div>
                  <Form player={player} most={most} />
                  {player.slug === null ? (
                    <span className={styles.figure}>{pointsWords(player.week_points)}</span>
                  ) : (
                    <Link
                      to={withDrawer(search, {
                        name: 'points',
                        text: pointsText({ slug: player.slug, day: null, campaign: null }),
                      })}
                      className={`${styles.figure} ${styles.link}`}
                      preventScrollReset
                      aria-label={`${countWords(player.week_points, 'point', 'points')} of ${player.name}`}
                    >
                      {pointsWords(player.week_points)}
                    </Link>
                  )}
                </li>
              </Inline>
            ))}
          </ol>
        </Stack>
      </Stack>
    </section>
  );
}

/** The last seven days as small bars. */
function Form({ player, most }: { readonly player: TeamPlayerReply; readonly most: number }) {
  const words = player.form.map(({ day, points }) => `${dayWords(day)}: ${points}`).join(', ');
  return (
    <Inline gap={2} align="end" role="img" aria-label={`Last 7 days. ${words}`} className={styles.form}>
      {player.form.map(({ day, points }) => (
        <span key={day} className={styles.bar} style={{ blockSize: `${(points / most) * 100}%` }} />
      ))}
    </Inline>
  );
}

const resultWords: Readonly<Record<TeamResultReply['result'], string>> = {
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  open: 'Open',
};

function Results({ team }: { readonly team: Team }) {
  return (
    <section aria-labelledby="results">
      <Stack gap={8}>
        <h2 id="results" className={styles.heading}>
          Matches
        </h2>
        <Stack gap="none" asChild className={styles.list}>
          <ol>
            {team.results.map((match) => (
              <li key={`${match.week} ${match.opponent_slug}`} className={styles.match}>
                <Inline gap={12} justify="between">
                  <span>
                    {`Week ${match.week} · ${match.opponent_name}`}
                    {match.stage !== 'regular' && ` · ${stageWords[match.stage]}`}
                  </span>
                  <span className={styles.number}>
                    {match.result === 'open' && match.points === 0 && match.opponent_points === 0
                      ? dayWords(match.start)
                      : `${resultWords[match.result]} ${pointsWords(match.points)} : ${pointsWords(match.opponent_points)}`}
                  </span>
                </Inline>
              </li>
            ))}
          </ol>
        </Stack>
      </Stack>
    </section>
  );
}
