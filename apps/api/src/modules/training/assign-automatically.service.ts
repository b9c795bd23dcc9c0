import { addDays } from '@roadside/domain/calendar';
import { inAudience } from '@roadside/domain/home';
import { prescribe, retrainingDays, validThrough } from '@roadside/domain/training';
import type { Database } from '../../platform/database/database.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { notifyOfModules } from './remind.service.ts';
import { assignModules, readAssignments } from './assignments.repository.ts';
import type { NewAssignment } from './assignments.repository.ts';
import { readExpiring } from './certificates.repository.ts';
import { readModules, readModuleTags, readPlaced } from './modules.repository.ts';
import type { ModuleRow } from './modules.repository.ts';
import { readSymptoms } from './prescriptions.repository.ts';
import { readTakers } from './progress.repository.ts';

/** Days a driver has for a prescribed module. */
const prescribedDays = 14;

/** Assigns retraining in the days before a certificate expires, once for each certificate. */
export async function assignRetraining(db: Database, now: () => Date): Promise<void> {
  const expiring = await readExpiring(db.kysely, { at: now(), days: retrainingDays });
  await assign(
    db,
    now(),
    expiring.map(({ employee_id, module_id, title, issued_on, valid_days }) => {
      const dueOn = validThrough({ issuedOn: issued_on, validDays: valid_days });
      return {
        employeeId: employee_id,
        moduleId: module_id,
        source: 'retraining',
        reason: `Your certificate “${title}” expires`,
        dueOn,
      };
    }),
  );
}

/**
 * Assigns the modules that drivers' falls call for, with the reason: those for their audience and, if nobody else may take
 * them by themselves, for the place of who made them. A module taken or assigned before isn't again.
 */
export async function assignPrescribed(db: Database, now: () => Date): Promise<void> {
  const modules = (await readModules(db.kysely)).filter(({ published }) => published);
  const tags = await readModuleTags(
    db.kysely,
    modules.map(({ id }) => id),
  );
  const tagged = modules.map(({ id }) => ({ id, tags: (tags.get(id) ?? []).flatMap(({ symptom }) => symptom ?? []) }));
  const byDriver = Map.groupBy(await readSymptoms(db.kysely, now()), ({ employeeId }) => employeeId);
  const employeeIds = [...byDriver.keys()];
  const known = Map.groupBy(
    [...(await readAssignments(db.kysely, { employeeIds })), ...(await readTakers(db.kysely, employeeIds))],
    ({ employee_id }) => employee_id,
  );
  const suits = await suitedTo(db, modules, employeeIds);
  const wanted = [...byDriver].flatMap(([employeeId, symptoms]) =>
    prescribe(
      symptoms,
      tagged.filter(({ id }) => suits(id, employeeId)),
      new Set((known.get(employeeId) ?? []).map(({ module_id }) => module_id)),
    ).map(({ moduleId, reason }): NewAssignment => ({
      employeeId,
      moduleId,
      source: 'prescribed',
      reason,
      dueOn: symptoms[0] ? addDays(symptoms[0].today, prescribedDays) : null,
    })),
  );
  await assign(db, now(), wanted);
}

/** Whether a module is for a person: by its audience, and a closed one also by the place of who made it. */
async function suitedTo(
  db: Database,
  modules: readonly ModuleRow[],
  employeeIds: readonly number[],
): Promise<(moduleId: number, employeeId: number) => boolean> {
  const tree = await loadOrganizationTree(db);
  const makers = modules.flatMap(({ created_by }) => created_by ?? []);
  const people = new Map((await readPlaced(db.kysely, [...employeeIds, ...makers])).map((row) => [row.id, row]));
  const byId = new Map(modules.map((module) => [module.id, module]));
  const placesOf = (id: number) => [id, ...(tree.byId(id)?.ancestorIds ?? [])];
  return (moduleId, employeeId) => {
    const module = byId.get(moduleId);
    const person = people.get(employeeId);
    if (!module || !person) return false;
    const organizationIds = placesOf(person.organization_id);
    const maker = module.created_by === null ? undefined : people.get(module.created_by);
    return (
      inAudience(
        { positions: module.positions, organizationIds: module.organization_ids, groupIds: module.group_ids },
        { positionType: person.position_type, organizationIds, groupId: person.group_id },
      ) &&
      (module.open_to_audience || !maker || maker.is_admin || organizationIds.includes(maker.organization_id))
    );
  };
}

async function assign(db: Database, at: Date, wanted: readonly NewAssignment[]): Promise<void> {
  if (wanted.length === 0) return;
  await db.kysely.transaction().execute(async (trx) => {
    const made = await assignModules(trx, wanted, { by: null, at });
    const byModule = Map.groupBy(made, ({ module_id }) => module_id);
    await notifyOfModules(trx, made, at);
    await announceAll(
      trx,
      [...byModule].map(([id, rows]) => ({
        topic: 'training',
        id,
        people: rows.map(({ employee_id }) => employee_id),
        by: null,
      })),
    );
  });
}
