import type { DeskSeasonReply } from '@roadside/contract/schemas';
import { dayWords } from '../../../kit/format/day-words.ts';

type Planned = Pick<DeskSeasonReply, 'id' | 'name' | 'state' | 'hidden' | 'starts_on' | 'ends_on' | 'draft'>;

/** What happens when a season is started today. */
export function startWords(season: Planned, seasons: readonly Planned[], today: string): string {
  const running = seasons.find(
    ({ id, state, hidden, ends_on }) => id !== season.id && state === 'running' && !hidden && ends_on >= today,
  );
  return [
    'Weights and teams are frozen, and the matches are made.',
    season.draft === null
      ? 'There was no draft: today’s members of the teams play.'
      : 'Drafted players move to the teams they play for.',
    season.starts_on < today &&
      `Its first week began on ${dayWords(season.starts_on, true)}: weeks that are over are settled right away.`,
    running &&
      !season.hidden &&
      `${running.name} runs until ${dayWords(running.ends_on, true)}: its matches go on, but players see their new teams from now on.`,
  ]
    .filter(Boolean)
    .join(' ');
}
