// What other modules may use of organizations. This module is the only one that writes their rows; the platform keeps
// the tree of all of them in memory (platform/organizations).
export {
  addService,
  clubOf,
  insertClubRecord,
  insertDriverRecord,
  lockOrganization,
  renameDriverRecord,
  saveServices,
} from './organization-writes.repository.ts';
export { pointOfOrganization, readStationPoints } from './station-points.repository.ts';
