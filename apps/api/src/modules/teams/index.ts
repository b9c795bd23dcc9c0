// What other modules may use of teams. This module is the only one that writes `team` and `team_member`.
export {
  insertTeam,
  readTeamById,
  readTeamBySlug,
  readTeamMembers,
  readTeamOf,
  readTeams,
  updateTeam,
  storeCaptain,
  storeTeam,
  storeTeamMembers,
} from './teams.repository.ts';
export type { TeamMemberRow, TeamRow, TeamWithMembers } from './teams.repository.ts';
