import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { effectDays, trainingEffect } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readChanges } from './effect.repository.ts';
import { requireTaken } from './lessons.service.ts';
import { readModule, readModuleTags } from './modules.repository.ts';

/** The survey question that each symptom is measured by; anything else by overall satisfaction. */
const questionOf = { kept_informed: 'q26', 'kept-informed': 'q26', driver: 'q24', driver_sat: 'q24' } as const;
const labels = { outc1: 'Overall satisfaction', q26: 'Kept informed', q24: 'Driver satisfaction' } as const;

/** A module is shown to those who take it, and to those who build modules. An unknown and a foreign one answer alike. */
async function requireShown(context: CallContext, moduleId: number): Promise<void> {
  const { subject, config, db } = context;
  const builds = can(subject, 'modules.build', {}, config.access).allowed;
  if (!builds || !(await readModule(db.kysely, moduleId))) await requireTaken(context, moduleId);
}

/** Whether a module helped: the change of its drivers' metric against that of drivers like them. */
export async function effectOf(
  context: CallContext,
  moduleId: number,
): Promise<CallReply<typeof calls.training.getEffect>> {
  await requireShown(context, moduleId);
  const { db, now } = context;
  const tags = (await readModuleTags(db.kysely, [moduleId])).get(moduleId) ?? [];
  const measured = tags.flatMap(({ symptom }) => Object.entries(questionOf).find(([id]) => id === symptom)?.[1] ?? []);
  const metric = measured[0] ?? 'outc1';
  const changes = await readChanges(db.kysely, moduleId, { metric, days: effectDays, now: now() });
  const effect = trainingEffect(
    changes.filter(({ trained }) => trained),
    changes.filter(({ trained }) => !trained),
  );
  return { metric: labels[metric], days: effectDays, effect };
}
