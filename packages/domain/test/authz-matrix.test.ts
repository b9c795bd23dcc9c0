import { describe, expect, it } from 'vitest';
import type { Geography } from '../src/geography/index.ts';
import { actionOfRow, actions, can, type AccessSettings, type Subject, type Target } from '../src/permissions/index.ts';
import { conditions } from './matrix-conditions.ts';
import { readMatrix, subjectColumns, type MatrixRow } from './matrix-file.ts';
import type { Asker, Verdict } from './matrix-legend.ts';
import { expected } from './matrix-oracle.ts';
import { baseOf, home, targetsFor, type TargetClass } from './matrix-world.ts';

const rows = readMatrix();
const policyRows = rows.filter(({ kind }) => kind !== 'legend' && kind !== 'geo');
const geographyRows = rows.filter(({ kind, id }) => kind === 'geo' && id <= 'G017');

const permissionNames = ['see-all', 'see-children', 'homepage-edit', 'beta', 'Admin'];
const subsets = Array.from({ length: 2 ** permissionNames.length }, (_, bits) =>
  permissionNames.filter((_name, index) => (bits >> index) & 1),
);

const me = 7;
const askers: readonly Asker[] = subjectColumns.flatMap((column) =>
  column === 'anonymous'
    ? []
    : subsets.map((subset) => ({
        column,
        held: new Set(subset),
        own: home(column),
        employeeId: me,
        teamSlug: 'mountain-marvelers',
      })),
);

/** staff is any position the specification does not list. */
const positionTypeOf = ({ column }: Asker) => (column === 'staff' ? 'dispatcher' : column);

const subjectOf = (asker: Asker): Subject => ({
  kind: 'employee',
  employeeId: asker.employeeId,
  positionType: positionTypeOf(asker),
  permissions: [...asker.held],
  organization: asker.own,
  teamSlug: asker.teamSlug,
});

const verdictOf = (subject: Subject, row: MatrixRow, target: Target, settings?: AccessSettings): Verdict => {
  const action = actionOfRow[row.id];
  if (action === undefined) throw new Error(`row ${row.id} has no action`);
  const decision = can(subject, action, target, settings);
  return decision.allowed ? 'allowed' : decision.reason;
};

/**
 * Every way to describe a target: each class of geography, a team, or neither; with no owner, the asker's own or
 * another's record.
 */
function targetsOf(asker: Asker, row: MatrixRow): readonly Target[] {
  const places = [...targetsFor(asker.own).values()];
  const named: readonly Target[] = [
    {},
    ...places.map((geography) => ({ geography })),
    { teamSlug: asker.teamSlug },
    { teamSlug: 'another-team' },
    { geography: asker.own, teamSlug: 'another-team' },
  ];
  const owned = named.flatMap((target): readonly Target[] => [
    target,
    { ...target, ownerEmployeeId: asker.employeeId },
    { ...target, ownerEmployeeId: 9999 },
  ]);
  const varied = conditions[row.condition]?.vary?.(asker, places) ?? [];
  return [...owned, ...varied.flatMap((variant) => named.map((target) => Object.assign({}, target, variant)))];
}

describe('the authorization matrix', () => {
  it('gives every row exactly one action, and every action a row', () => {
    const known = rows.filter(({ kind }) => kind !== 'legend').map(({ id }) => id);
    expect(Object.keys(actionOfRow).toSorted()).toEqual(known.toSorted());
    expect(new Set(policyRows.map(({ id }) => actionOfRow[id])).size).toBe(policyRows.length);
    expect(new Set(Object.values(actionOfRow))).toEqual(new Set(actions));
  });

  it('has an interpretation for every extra condition', () => {
    expect(
      policyRows
        .filter(({ condition }) => conditions[condition] === undefined)
        .map(({ id, condition }) => `${id}: ${condition}`),
    ).toEqual([]);
  });

  it.each(policyRows.map((row) => [`${row.id} ${actionOfRow[row.id]}`, row] as const))(
    '%s is decided as the file says',
    (_name, row) => {
      const anonymous: Subject = { kind: 'anonymous' };
      const faults: string[] = [];
      const check = (who: string, subject: Subject, asker: Asker | null, target: Target) => {
        const wanted = expected(row, asker, target);
        const got = verdictOf(subject, row, target);
        if (wanted !== got)
          faults.push(
            `${who} on ${JSON.stringify(target, (key, value: unknown) => (/geograph/.test(key) ? slugsOf(value) : value))}: ${got}, not ${wanted}`,
          );
      };
      for (const target of [{}, { tokenValid: true }, { tokenValid: false }, { geography: null }])
        check('anonymous', anonymous, null, target);
      for (const asker of askers) {
        const subject = subjectOf(asker);
        for (const target of targetsOf(asker, row))
          check(`${asker.column} [${[...asker.held].join(' ')}]`, subject, asker, target);
      }
      expect(faults.slice(0, 5)).toEqual([]);
    },
  );

  it.each(geographyRows.map((row) => [`${row.id} ${row.target} ${row.condition}`, row] as const))(
    '%s',
    (_name, row) => {
      const asked = row.condition.replace('perm=', '');
      // A row without a permission describes someone without see-all and see-children; see-all outranks see-children.
      const fits = ({ held }: Asker) =>
        asked === 'see-all'
          ? held.has('see-all')
          : !held.has('see-all') && held.has('see-children') === (asked === 'see-children');
      expect(verdictOf({ kind: 'anonymous' }, row, { geography: null })).toBe('unauthenticated');
      let compared = 0;
      for (const asker of askers.filter(fits)) {
        const geography = targetsFor(asker.own).get(row.target as TargetClass);
        if (geography === undefined) continue; // nothing is below a driver
        compared += 1;
        const wanted = row.cells[asker.column] === 'A' ? 'allowed' : 'forbidden';
        expect({ who: asker.column, verdict: verdictOf(subjectOf(asker), row, { geography }) }).toEqual({
          who: asker.column,
          verdict: wanted,
        });
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  it('treats a facility-type cut as its base (G018)', () => {
    for (const asker of askers) {
      for (const [name, geography] of targetsFor(asker.own)) {
        if (geography === null || !name.startsWith('cut')) continue;
        const decide = (place: Geography) => can(subjectOf(asker), 'geography.view', { geography: place });
        expect(decide(geography)).toEqual(decide(baseOf(geography)));
      }
    }
  });
});

function slugsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slugsOf);
  return typeof value === 'object' && value !== null && 'slug' in value ? value.slug : value;
}
