import type { MatchReply } from '@roadside/contract/schemas';

/** A team's league level before what else is said about it: 'Gold tier · ', or nothing. */
export const tierWords = (tier: string): string => (tier === '' ? '' : `${tier} tier · `);

/** What a season that evens out shifts counts, and why the leaderboard's numbers are others. */
export const handicapWords =
  'This season counts points over expected by hour, zone and service, so every shift has the same chance. The leaderboard counts plain points.';

/** What a week or match is played for. */
export const stageWords: Readonly<Record<MatchReply['stage'], string>> = {
  regular: 'Regular season',
  semifinal: 'Semifinals',
  final: 'Final',
  consolation: 'Third place',
};
