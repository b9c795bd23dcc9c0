// What other modules may use of teams. This module is the only one that writes `team` and `team_member`.
export {
  readTeamById,
  readTeamBySlug,
  readTeamMembers,
  readTeamOf,
  readTeams,
  storeCaptain,
  storeTeam,
  storeTeamMembers,
} from './teams.repository.ts';
export type { TeamRow } from './teams.repository.ts';
