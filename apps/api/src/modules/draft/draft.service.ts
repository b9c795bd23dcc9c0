import {
  afterPick,
  automaticPick,
  balancedTeams,
  draftListAt,
  draftProblems,
  paused,
  pickProblem,
  resumed,
  secondsLeft,
  teamStrength,
  turnOf,
} from '@roadside/domain/arena';
import type { DraftList, DraftProblem, LiveDraft, PickProblem } from '@roadside/domain/arena';
import type { DraftBoardReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { addDraftedPlayers, readSeason } from '../arena/index.ts';
import { readTeamMembers, storeCaptain } from '../teams/index.ts';
import type { TeamRow } from '../teams/index.ts';
import { deleteDraftPlayer, insertDraftPlayer, readCandidates } from './draft-pool.repository.ts';
import {
  findDraft,
  insertPick,
  insertSubmission,
  readDraft,
  readDraftPlayers,
  readDraftTeams,
  readPicks,
  readSubmissions,
  saveClock,
  updateQueue,
} from './draft.repository.ts';
import type { DraftPlayerRow, DraftRow, SubmissionRow } from './draft.repository.ts';

/** A draft with everything that is stored about it. */
interface DraftFacts {
  readonly row: DraftRow;
  readonly live: LiveDraft;
  readonly players: readonly DraftPlayerRow[];
  readonly submissions: readonly SubmissionRow[];
}

async function factsOf(db: Kysely<Tables>, row: DraftRow): Promise<DraftFacts> {
  const [players, picks, submissions] = await Promise.all([
    readDraftPlayers(db, row.id),
    readPicks(db, row.id),
    readSubmissions(db, row.id),
  ]);
  return {
    row,
    players,
    submissions,
    live: {
      order: row.team_order,
      rounds: row.rounds,
      clockSeconds: row.clock_seconds,
      picks,
      turnStartedAt: row.turn_started_at?.getTime() ?? null,
      usedBeforePause: row.used_ms,
    },
  };
}

/** Who asks. */
export interface DraftCaller {
  readonly employeeId: number;
  readonly admin: boolean;
}

/** The draft of a team as the caller sees it; null if its league has none. */
export async function readBoard(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  { team, caller, now }: { readonly team: TeamRow; readonly caller: DraftCaller; readonly now: Date },
): Promise<DraftBoardReply | null> {
  const id = await findDraft(db, team.id);
  const row = id === null ? null : await readDraft(db, id);
  if (!row) return null;
  const { live, players, submissions } = await factsOf(db, row);
  const teams = await readDraftTeams(db, row.team_order);
  const own = teams.find((each) => each.id === team.id);
  const teamOf = new Map(live.picks.map(({ playerId, teamId }) => [playerId, teamId]));
  const turn = row.state === 'live' ? turnOf(live) : null;
  const strengths = new Map(
    teams.map(({ id: teamId }) => [
      teamId,
      teamStrength(
        players
          .filter(({ employee_id }) => teamOf.get(employee_id) === teamId)
          .map(({ points_per_day, days_per_week }) => ({ pointsPerDay: points_per_day, daysPerWeek: days_per_week })),
      ),
    ]),
  );
  const submission = submissions.find(({ team_id }) => team_id === team.id);
  const captain = captainOf(team.id, own?.captain_id ?? null, submissions) === caller.employeeId;
  return {
    id: row.id,
    season: row.season,
    state: row.state,
    paused: row.state === 'live' && live.turnStartedAt === null,
    rounds: row.rounds,
    clock_seconds: row.clock_seconds,
    team: { ...team, tier: own?.tier ?? '', captain_id: own?.captain_id ?? null },
    captain,
    may_pick: turn !== null && live.turnStartedAt !== null && (caller.admin || (captain && turn.teamId === team.id)),
    turn: turn && {
      round: turn.round,
      number: turn.number,
      team_id: turn.teamId,
      seconds_left: secondsLeft(live, now.getTime()) ?? 0,
      at: now.toISOString(),
    },
    teams: row.team_order.flatMap((teamId) => {
      const each = teams.find((candidate) => candidate.id === teamId);
      if (!each) return [];
      return [
        {
          ...each,
          submitted: submissions.some(({ team_id }) => team_id === teamId),
          picks: live.picks.filter((pick) => pick.teamId === teamId).length,
          strength: Math.round(strengths.get(teamId) ?? 0),
        },
      ];
    }),
    balanced: balancedTeams([...strengths.values()]),
    players: players.map(({ employee_id, name, driver_id, experience, position, points_per_day, days_per_week }) => ({
      employee_id,
      name,
      station: tree.byId(tree.byId(driver_id)?.parentId ?? 0)?.displayName ?? '',
      experience,
      position,
      points_per_week: Math.round(points_per_day * days_per_week),
      team_id: teamOf.get(employee_id) ?? null,
    })),
    picks: live.picks.map(({ teamId, playerId, automatic }, index) => ({
      number: index + 1,
      round: Math.floor(index / Math.max(1, row.team_order.length)) + 1,
      team_id: teamId,
      employee_id: playerId,
      automatic,
    })),
    preferences: submission
      ? {
          experienced: [...submission.experienced],
          intermediate: [...submission.intermediate],
          beginner: [...submission.beginner],
        }
      : null,
    // Whom other teams want is their own business.
    queue: captain ? [...(submission?.queue ?? [])] : [],
  };
}

/** Who submitted a team's lists is its captain; before that, the captain of the last season. */
const captainOf = (teamId: number, lastCaptain: number | null, submissions: readonly SubmissionRow[]) =>
  submissions.find(({ team_id }) => team_id === teamId)?.captain_id ?? lastCaptain;

const problemWords: Readonly<Record<DraftProblem['code'], string>> = {
  closed: 'The lists are closed: the live draft has begun.',
  'already-submitted': 'Your team has already submitted its draft. The first one counts.',
  'captain-is-not-submitter': 'Only you can be captain of a draft you submit.',
  'captain-not-in-team': 'Only players of the team can submit its draft.',
  'named-twice': 'A driver is on your lists twice.',
  'unknown-employee': 'A driver on your lists can’t be drafted.',
  'wrong-list': 'A driver is on a list of another experience.',
};

/** Submits a team's lists. The first submission wins, and makes its submitter the captain. */
export async function submitDraft(
  trx: Kysely<Tables>,
  {
    team,
    captainId,
    submitterId,
    preferences,
    now,
    today,
  }: {
    readonly team: TeamRow;
    readonly captainId: number;
    readonly submitterId: number;
    readonly preferences: Readonly<Record<DraftList, readonly number[]>>;
    readonly now: Date;
    readonly today: string;
  },
): Promise<void> {
  const id = await findDraft(trx, team.id);
  const row = id === null ? null : await readDraft(trx, id, true);
  if (!row) throw new ApiError('not-found', 'There is no draft for this team.');
  const { players, submissions } = await factsOf(trx, row);
  const members = await readTeamMembers(trx, team.id);
  const [problem] = draftProblems(
    { teamId: team.id, captainId, preferences },
    {
      submitterId,
      teamMemberIds: members.map(({ employee_id }) => employee_id),
      open: row.state === 'lists',
      alreadySubmitted: submissions.some(({ team_id }) => team_id === team.id),
      experience: new Map(
        players.flatMap(({ employee_id, experience }) =>
          employee_id === captainId ? [] : [[employee_id, experience] as const],
        ),
      ),
    },
  );
  if (problem) {
    const code = problem.code === 'closed' || problem.code === 'already-submitted' ? 'conflict' : 'invalid-body';
    throw new ApiError(code, problemWords[problem.code], { fields: { preferences: problemWords[problem.code] } });
  }
  await insertSubmission(trx, row.id, { team_id: team.id, captain_id: captainId, ...preferences }, now);
  const [before] = await readDraftTeams(trx, [team.id]);
  await storeCaptain(trx, team.id, captainId);
  if (before && before.captain_id !== captainId)
    await swapCaptains(trx, row, { from: before.captain_id, to: captainId, today });
  await announceDraft(trx, row.id, submitterId);
}

/** A new captain leaves those who can be drafted, and the one before takes a place among them. */
async function swapCaptains(
  trx: Kysely<Tables>,
  row: DraftRow,
  { from, to, today }: { readonly from: number | null; readonly to: number; readonly today: string },
): Promise<void> {
  await deleteDraftPlayer(trx, row.id, to);
  const season = await readSeason(trx, row.season_id);
  if (from === null || !season) return;
  const [free] = await readCandidates(trx, { weights: season.weights, except: [], only: [from], today });
  if (!free) return;
  const players = await readDraftPlayers(trx, row.id);
  const strength = free.points_per_day * free.days_per_week;
  const weaker = players.findIndex(({ points_per_day, days_per_week }) => points_per_day * days_per_week < strength);
  const place = weaker === -1 ? players.length : weaker;
  await insertDraftPlayer(trx, row.id, {
    ...free,
    position: players[place]?.position ?? (players.at(-1)?.position ?? 0) + 1,
    experience: draftListAt(place, players.length + 1),
  });
}

const pickWords: Readonly<Record<PickProblem, string>> = {
  over: 'The draft is over.',
  paused: 'The draft is paused.',
  'not-your-turn': 'Another team is on the clock.',
  taken: 'Another team has this driver already.',
  'not-in-the-draft': 'This driver can’t be drafted.',
  'turn-passed': 'Your turn has passed: the clock picked for you.',
};

/** Picks a driver for the team on the clock: its captain, or an Admin for any team. */
export async function pickPlayer(
  trx: Kysely<Tables>,
  {
    team,
    caller,
    employeeId,
    number,
    now,
  }: {
    readonly team: TeamRow;
    readonly caller: DraftCaller;
    readonly employeeId: number;
    readonly number: number;
    readonly now: Date;
  },
): Promise<void> {
  const facts = await lockedFacts(trx, team.id, now);
  const turn = turnOf(facts.live);
  const [own] = await readDraftTeams(trx, [team.id]);
  const captain = captainOf(team.id, own?.captain_id ?? null, facts.submissions) === caller.employeeId;
  if (!captain && !caller.admin) throw new ApiError('forbidden', 'Only the captain picks for the team.');
  const teamId = caller.admin && turn ? turn.teamId : team.id;
  const problem =
    facts.row.state === 'lists'
      ? ('paused' as const)
      : pickProblem(
          facts.live,
          { teamId, playerId: employeeId, number },
          new Set(facts.players.map(({ employee_id }) => employee_id)),
        );
  if (problem) throw new ApiError('conflict', pickWords[problem]);
  await applyPick(trx, facts, { teamId, playerId: employeeId, automatic: false }, now);
  await announceDraft(trx, facts.row.id, caller.employeeId);
}

/** Saves whom the clock picks first for a team. */
export async function saveQueue(
  trx: Kysely<Tables>,
  {
    team,
    caller,
    queue,
    now,
  }: { readonly team: TeamRow; readonly caller: DraftCaller; readonly queue: readonly number[]; readonly now: Date },
): Promise<void> {
  const facts = await lockedFacts(trx, team.id, now);
  const submitted = facts.submissions.some(({ team_id }) => team_id === team.id);
  if (!submitted && facts.row.state === 'lists') throw new ApiError('conflict', 'Submit your team’s lists first.');
  const [own] = await readDraftTeams(trx, [team.id]);
  const captainId = captainOf(team.id, own?.captain_id ?? null, facts.submissions);
  if (captainId === null) throw new ApiError('conflict', 'This team has no captain.');
  if (captainId !== caller.employeeId && !caller.admin)
    throw new ApiError('forbidden', 'Only the captain changes the queue.');
  const known = new Set(facts.players.map(({ employee_id }) => employee_id));
  if (queue.some((id) => !known.has(id)) || new Set(queue).size !== queue.length)
    throw new ApiError('invalid-body', 'The queue names drivers who can’t be drafted.', {
      fields: { queue: 'Drivers of the draft, each once' },
    });
  // The live draft began without this team's lists: its queue still counts.
  if (!submitted)
    await insertSubmission(
      trx,
      facts.row.id,
      { team_id: team.id, captain_id: captainId, experienced: [], intermediate: [], beginner: [] },
      now,
    );
  await updateQueue(trx, facts.row.id, team.id, queue);
}

/** Starts, pauses or resumes the live draft. Doing it twice changes nothing. */
export async function controlDraft(
  trx: Kysely<Tables>,
  {
    team,
    action,
    by,
    now,
  }: { readonly team: TeamRow; readonly action: 'start' | 'pause' | 'resume'; readonly by: number; readonly now: Date },
): Promise<void> {
  const { row, live } = await lockedFacts(trx, team.id, now);
  if (row.state === 'done') throw new ApiError('conflict', pickWords.over);
  if (row.state === 'lists' && action !== 'start') throw new ApiError('conflict', 'Start the live draft first.');
  const next = action === 'pause' ? paused(live, now.getTime()) : resumed(live, now.getTime());
  await saveClock(trx, row.id, { state: 'live', ...clockOf(next) });
  await announceDraft(trx, row.id, by);
}

/** Picks for every turn whose time is up; returns whether anything changed. */
export async function runClock(trx: Kysely<Tables>, id: number, now: Date): Promise<boolean> {
  const row = await readDraft(trx, id, true);
  if (!row) return false;
  const changed = await pickOverdue(trx, await factsOf(trx, row), now);
  if (changed) await announceDraft(trx, id, null);
  return changed;
}

async function lockedFacts(trx: Kysely<Tables>, teamId: number, now: Date): Promise<DraftFacts> {
  const id = await findDraft(trx, teamId);
  if (id === null) throw new ApiError('not-found', 'There is no draft for this team.');
  await runClock(trx, id, now);
  const row = await readDraft(trx, id, true);
  if (!row) throw new ApiError('not-found', 'There is no draft for this team.');
  return factsOf(trx, row);
}

async function pickOverdue(trx: Kysely<Tables>, facts: DraftFacts, now: Date): Promise<boolean> {
  const { row, live, players, submissions } = facts;
  if (row.state !== 'live' || live.turnStartedAt === null || secondsLeft(live, now.getTime()) !== 0) return false;
  const turn = turnOf(live);
  if (!turn) return false;
  const queue = submissions.find(({ team_id }) => team_id === turn.teamId)?.queue ?? [];
  const playerId = automaticPick(
    live,
    queue,
    players.map(({ employee_id }) => employee_id),
  );
  if (playerId === null) {
    // There are no players left for the remaining turns: the last free drivers have left, or became captains.
    await endDraft(trx, facts, live.picks);
    return true;
  }
  // The next turn gets its whole time, even if nobody noticed for a while that this one was over.
  await applyPick(trx, facts, { teamId: turn.teamId, playerId, automatic: true }, now);
  return true;
}

const clockOf = ({ turnStartedAt, usedBeforePause }: LiveDraft) => ({ turnStartedAt, usedBeforePause });

async function applyPick(
  trx: Kysely<Tables>,
  facts: DraftFacts,
  pick: LiveDraft['picks'][number],
  now: Date,
): Promise<void> {
  const { row, live, players } = facts;
  await insertPick(trx, row.id, live.picks.length + 1, pick, now);
  const next = afterPick(live, pick, now.getTime());
  const over = turnOf(next) === null || players.length === next.picks.length;
  if (over) await endDraft(trx, facts, next.picks);
  else await saveClock(trx, row.id, { state: 'live', ...clockOf(next) });
}

/** Ends a draft: those who were picked play in its season. */
async function endDraft(
  trx: Kysely<Tables>,
  { row, players }: Pick<DraftFacts, 'row' | 'players'>,
  picks: LiveDraft['picks'],
): Promise<void> {
  await saveClock(trx, row.id, { state: 'done', turnStartedAt: null, usedBeforePause: 0 });
  const experienceOf = new Map(players.map(({ employee_id, experience }) => [employee_id, experience]));
  await addDraftedPlayers(
    trx,
    row.season_id,
    picks.map(({ teamId, playerId }) => ({
      team_id: teamId,
      employee_id: playerId,
      experience: experienceOf.get(playerId) ?? 'beginner',
    })),
  );
}

/** Tells open boards, and the desk, that a draft has changed. */
export const announceDraft = (trx: Kysely<Tables>, id: number, by: number | null) =>
  announce(trx, { topic: 'draft', id, geographyId: 'everyone', by });
