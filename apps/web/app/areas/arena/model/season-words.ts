import type { MatchReply } from '@roadside/contract/schemas';

/** A team's league level before what else is said about it: 'Gold tier · ', or nothing. */
export const tierWords = (tier: string): string => (tier === '' ? '' : `${tier} tier · `);

/** What a week or match is played for. */
export const stageWords: Readonly<Record<MatchReply['stage'], string>> = {
  regular: 'Regular season',
  semifinal: 'Semifinals',
  final: 'Final',
  consolation: 'Third place',
};
