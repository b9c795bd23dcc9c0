import type { RequestEffect } from '@roadside/contract/schemas';
import { can } from '@roadside/domain/permissions';
import type { FitFinding } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { firstAbsences } from '../people/index.ts';

type Reader = Pick<CallContext, 'db' | 'tree' | 'subject' | 'config'>;
/** A person whose requests and time off may be shown. */
interface Somebody {
  readonly driver_id: number | null;
  readonly employee_id: number | null;
}

const maxListed = 40;

/** Whether the reader may see somebody's requests and time off (authorization matrix, C016). */
export function mayReadRequestsOf(
  { tree, subject, config }: Omit<Reader, 'db'>,
  { driver_id, employee_id }: Somebody,
): boolean {
  if (driver_id === null || employee_id === null) return false;
  const target = { geography: tree.byId(driver_id), ownerEmployeeId: employee_id };
  return can(subject, 'driver-requests.read', target, config.access).allowed;
}

/** The other drivers off on these days: those the reader may see by name, and how many there are. */
export async function othersOff(
  context: Reader,
  days: {
    readonly driverIds: readonly number[];
    readonly from: string;
    readonly to: string;
    readonly without: number;
  },
): Promise<Pick<RequestEffect, 'others_off' | 'others_off_count'>> {
  const rows = await firstAbsences(context.db.kysely, { ...days, limit: maxListed });
  return {
    others_off: rows
      .filter((off) => mayReadRequestsOf(context, off))
      .map((off) => ({
        driver_id: off.driver_id,
        display_name: off.display_name,
        pto_start: off.starts_on,
        pto_end: off.ends_on,
        type: off.type,
        status: off.status,
      })),
    others_off_count: rows[0]?.people ?? 0,
  };
}

/**
 * What speaks against a shift for the other driver of a swap. A reader who may not see that driver's time off and times
 * learns only that something does.
 */
export function findingsOfOther(
  context: Omit<Reader, 'db'>,
  other: Somebody & { readonly driver_name: string },
  findings: readonly FitFinding[],
): readonly FitFinding[] {
  if (mayReadRequestsOf(context, other))
    return findings.map((finding) => ({ ...finding, words: `${other.driver_name}: ${finding.words}` }));
  const worst = findings.find(({ severity }) => severity === 'block') ?? findings[0];
  return worst ? [{ ...worst, rule: 'unavailable', words: `This shift may not suit ${other.driver_name}` }] : [];
}
