import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { erasePerson, exportPerson } from './personal-data.service.ts';
import { decideReport, listReports, reportMessage } from './reports.service.ts';
import { retentionRules, setRetention } from './retention.ts';

const { keeping } = calls;

/** Reports of messages, retention, and a person's data. */
export const keepingHandlers = [
  handle(keeping.report, (context, { body }) => reportMessage(context, body)),
  handle(keeping.reports, (context, { body }) => listReports(context, body)),
  handle(keeping.decide, (context, { body }) => decideReport(context, body)),
  handle(keeping.retention, (context) => retentionRules(context)),
  handle(keeping.setRetention, (context, { body }) => setRetention(context, body)),
  handle(keeping.export, (context) => exportPerson(context, context.employee.id)),
  handle(keeping.exportOther, (context, { body }) => exportPerson(context, body.employee_id)),
  handle(keeping.erase, (context, { body }) => erasePerson(context, body)),
];
