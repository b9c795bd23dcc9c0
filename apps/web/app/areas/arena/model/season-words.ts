import type { MatchReply } from '@roadside/contract/schemas';

/** What a week or match is played for. */
export const stageWords: Readonly<Record<MatchReply['stage'], string>> = {
  regular: 'Regular season',
  semifinal: 'Semifinals',
  final: 'Final',
  consolation: 'Third place',
};
