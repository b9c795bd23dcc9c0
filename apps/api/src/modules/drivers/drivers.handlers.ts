import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { bulkProfiles, listProfiles, saveProfiles } from './drivers.service.ts';
import { addPto, editPto, employeeOf, removePto } from './employee.service.ts';

const { accounts } = calls;

/** Drivers' profiles and days off (specification, section 7: accounts/employees, accounts/employee). */
export const driversHandlers = [
  handle(accounts.employeesOfOrganization, (context, { body }) => listProfiles(context, body)),
  handle(accounts.profileSaveChanges, (context, { body }) => saveProfiles(context, body)),
  handle(accounts.profileBulk, (context, { body }) => bulkProfiles(context, body)),
  handle(accounts.employee, (context, { body }) => employeeOf(context, body)),
  handle(accounts.newPto, (context, { body }) => addPto(context, body)),
  handle(accounts.editPto, (context, { body }) => editPto(context, body)),
  handle(accounts.deletePto, (context, { body }) => removePto(context, body)),
];
