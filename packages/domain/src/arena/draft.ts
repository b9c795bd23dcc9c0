/** The three preference lists of a draft, by experience level (specification, section 3). */
export const draftLists = ['experienced', 'intermediate', 'beginner'] as const;

/** A preference list. */
export type DraftList = (typeof draftLists)[number];

/** A draft as a team submits it; lists hold employee ids, most wanted first. */
export interface DraftSubmission {
  readonly teamId: number;
  readonly captainId: number;
  readonly preferences: Readonly<Record<DraftList, readonly number[]>>;
}

/** Context a draft is validated against. */
export interface DraftContext {
  /** The submitter, who becomes the captain. */
  readonly submitterId: number;
  readonly teamMemberIds: readonly number[];
  readonly open: boolean;
  /** Whether the team has already submitted; the first submission wins. */
  readonly alreadySubmitted: boolean;
  /** Experience level of everyone who can be drafted, by employee id. */
  readonly experience: ReadonlyMap<number, DraftList>;
}

/** Reasons a draft is refused. */
export type DraftProblem =
  | { readonly code: 'closed' | 'already-submitted' | 'captain-is-not-submitter' | 'captain-not-in-team' }
  | { readonly code: 'named-twice' | 'unknown-employee' | 'wrong-list'; readonly employeeIds: readonly number[] };

/** Returns every problem with a draft; empty if it can be accepted. */
export function draftProblems(draft: DraftSubmission, context: DraftContext): readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (!context.open) problems.push({ code: 'closed' });
  if (context.alreadySubmitted) problems.push({ code: 'already-submitted' });
  if (draft.captainId !== context.submitterId) problems.push({ code: 'captain-is-not-submitter' });
  if (!context.teamMemberIds.includes(draft.captainId)) problems.push({ code: 'captain-not-in-team' });
  const named = draftLists.flatMap((list) => draft.preferences[list].map((id) => ({ id, list })));
  const report = (code: 'named-twice' | 'unknown-employee' | 'wrong-list', ids: readonly number[]) => {
    if (ids.length > 0) problems.push({ code, employeeIds: [...new Set(ids)] });
  };
  const ids = named.map(({ id }) => id);
  report(
    'named-twice',
    ids.filter((id, index) => ids.indexOf(id) !== index),
  );
  report(
    'unknown-employee',
    ids.filter((id) => !context.experience.has(id)),
  );
  report(
    'wrong-list',
    named.filter(({ id, list }) => (context.experience.get(id) ?? list) !== list).map(({ id }) => id),
  );
  return problems;
}

/** The list of a place in the ranking, from 0: a third each is experienced, intermediate and beginner. */
export function draftListAt(place: number, players: number): DraftList {
  return place < players / 3 ? 'experienced' : place < (2 * players) / 3 ? 'intermediate' : 'beginner';
}

/**
 * Team ids in the order of a draft's first round: teams without a place in the last table first, in the order they are
 * given, then the last of the table to its first.
 * @param table team ids, the best first
 */
export const draftOrder = (teamIds: readonly number[], table: readonly number[]): readonly number[] =>
  teamIds.toSorted((a, b) => placeBefore(b, table) - placeBefore(a, table));

/** The place in a table from 0; new teams come after its last. */
const placeBefore = (id: number, table: readonly number[]) => {
  const place = table.indexOf(id);
  return place === -1 ? table.length : place;
};
