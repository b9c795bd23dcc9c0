import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const leaderboardAddress = resourceAddress('/leaderboard/:slug');
export const pointsAddress = resourceAddress('/points/:slug');
export const seasonAddress = resourceAddress('/season');
export const teamAddress = resourceAddress('/team/:slug');
export const skillTreeAddress = resourceAddress('/skill-tree/:slug');
export const draftAddress = resourceAddress('/draft/:slug');
export const deskAddress = resourceAddress('/commissioner');
export const weightsPreviewAddress = resourceAddress('/commissioner-preview');
