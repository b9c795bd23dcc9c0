export {
  assignModules,
  dueFrom,
  excuseFrom,
  moveAssignmentsDue,
  openRequiredModules,
  requiredTraining,
  requireModules,
  storeReminders,
  unassignedModules,
} from './assignments.repository.ts';
export type { DueRule } from './assignments.repository.ts';
export { eraseTrainingOf } from './erase-training.repository.ts';
export { readScheduleCertificates } from './certificates.repository.ts';
export type { ExpiringCertificate } from './certificates.repository.ts';
export { listLessons } from './lessons.service.ts';
export { listModules, ownModuleIds } from './module-list.service.ts';
export { readModules, readTags } from './modules.repository.ts';
export { announceThrough, recountCampaigns } from './remind.service.ts';
export { changeModule, createModule, readBuiltModule } from './save-module.service.ts';
