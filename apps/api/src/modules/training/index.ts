export {
  assignModules,
  excuseAssignments,
  openRequiredModules,
  readAssignments,
  requiredTraining,
  requireModules,
  storeReminders,
} from './assignments.repository.ts';
export type { AssignmentRow, NewAssignment, RequiredTraining } from './assignments.repository.ts';
export { readModules, readModuleTags, readTags, removeModule } from './modules.repository.ts';
export type { ModuleRow } from './modules.repository.ts';
export { changeModule, createModule, readBuiltModule } from './save-module.service.ts';
export type { Stamp } from './save-module.service.ts';
