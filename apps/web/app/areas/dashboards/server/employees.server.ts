import { positionWords } from '@roadside/domain/permissions';
import { calls } from '@roadside/contract/calls';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { employeesAddress } from '../model/addresses.ts';

/** A person a dashboard can be shared with. */
export interface FoundEmployee {
  readonly id: number;
  readonly name: string;
  readonly what: string;
}

/** Employees whose name starts with the query. The API decides which people can be found. */
export const employeesResource = defineResource(employeesAddress, {
  query: async ({ api, search }): Promise<Outcome<readonly FoundEmployee[]>> => {
    const words = search.get('search')?.trim().slice(0, 100) ?? '';
    if (words === '') return { ok: true, data: [] };
    const found = await api.attempt(calls.accounts.employeesLookup, { body: { employee_lookup: words } });
    if (!found.ok) return found;
    return {
      ok: true,
      data: found.data.employees.map(({ id, display_name, position_type, slug }) => ({
        id,
        name: display_name,
        what: `${positionWords(position_type)}, ${slug}`,
      })),
    };
  },
});
export type EmployeesResource = typeof employeesResource;
