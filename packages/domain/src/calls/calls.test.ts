import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelledClearCode,
  clearCodeLabel,
  currentStep,
  isKmiEligible,
  isPayable,
  isValidMinutes,
  isValidPromise,
  lifeProblems,
  lifeSteps,
  minutesBetween,
  payableClearCodes,
  providerTypeByFilter,
  providerTypesOf,
  serviceGroupOf,
  serviceGroups,
  shownWait,
  stationTypesOf,
  troubleCodeLabel,
  troubleCodes,
  troubleCodesByGroup,
  troubleCodesByKey,
  troubleCodesFor,
} from './index.ts';

describe('trouble codes', () => {
  it('form the ticket-type groups of section 5', () => {
    expect(troubleCodesByGroup).toEqual({
      Battery: ['1', '1B', '4'],
      Tow: ['5', '5F', '8'],
      'Light Service': ['BK', '0', '2', '2A', '3', '3B', '3D', '6', '6A', '6B', '9'],
    });
    expect(troubleCodesByKey).toEqual({
      TOW: ['5', '5F', '8'],
      BATTERY: ['1', '1B', '4'],
      'LIGHT SERVICE': ['BK', '0', '2', '2A', '3', '3B', '3D', '6', '6A', '6B', '9'],
    });
  });

  it('each have one group and a unique label', () => {
    expect(new Set(troubleCodes.map(({ code }) => code)).size).toBe(17);
    expect(new Set(troubleCodes.map(({ label }) => label)).size).toBe(17);
    for (const { code, group, label } of troubleCodes) {
      expect(serviceGroupOf(code)).toBe(group);
      expect(serviceGroups).toContain(group);
      expect(troubleCodeLabel(code)).toBe(label);
    }
  });

  it('have no group and the code as the label if unknown', () => {
    expect([serviceGroupOf('7'), serviceGroupOf('5f'), serviceGroupOf('constructor'), troubleCodeLabel('7')]).toEqual([
      null,
      null,
      null,
      '7',
    ]);
  });

  it.each([
    { names: ['TOW'], codes: ['5', '5F', '8'] },
    { names: ['Tow'], codes: ['5', '5F', '8'] },
    { names: ['tow'], codes: [] },
    { names: ['5F', 'BATTERY', '1'], codes: ['1', '1B', '4', '5F'] },
    { names: ['toString', '__proto__'], codes: [] },
    { names: [], codes: [] },
  ])('of a filter $names are $codes', ({ names, codes }) => {
    expect(troubleCodesFor(names)).toEqual(codes);
  });
});

describe('provider types', () => {
  it('map the service-type filter to letters', () => {
    expect(providerTypeByFilter).toEqual({ PSP: 'P', 'NON-PSP': 'C', Fleet: 'F' });
  });

  it.each([
    ['PSP', ['P'], ['PSP']],
    ['nonPSP', ['C'], ['nonPSP']],
    ['Fleet', ['F'], ['Fleet']],
    ['csn', ['C', 'P'], ['nonPSP', 'PSP']],
    [null, ['P', 'C', 'F'], ['PSP', 'nonPSP', 'Fleet']],
  ] as const)('of %s are %j, stations of %j', (facilityType, letters, stations) => {
    expect(providerTypesOf(facilityType)).toEqual(letters);
    expect(stationTypesOf(facilityType)).toEqual(stations);
  });
});

describe('clear codes', () => {
  it('pay from P1 to P6 only', () => {
    expect(payableClearCodes).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(['P1', 'P6', 'P7', 'p1', 'S1', cancelledClearCode, '', null].map(isPayable)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['P1', 'Normal service rendered'],
    ['P4', 'Paid, cancelled en route (rural)'],
    ['P6', 'Paid, uses no entitlement'],
    ['S1', 'Payment review'],
    ['XX', 'Cancelled, no pay'],
    ['P2', 'P2'],
    ['toString', 'toString'],
  ])('%s reads %s', (code, label) => {
    expect(clearCodeLabel(code)).toBe(label);
  });
});

describe('the life of a call', () => {
  it('runs from RE to CL', () => {
    expect(lifeSteps.map(({ code }) => code).join(' ')).toBe('RE SP AS DI ER OL TW CL');
  });

  it.each([
    { times: {}, problems: [{ code: 'not-received' }], step: null },
    { times: { RE: 0 }, problems: [], step: 'RE' },
    { times: { RE: 0, OL: 50, CL: 50 }, problems: [], step: 'CL' },
    { times: { RE: 0, DI: 60, OL: 50 }, problems: [{ code: 'out-of-order', earlier: 'DI', later: 'OL' }], step: 'OL' },
    { times: { SP: 5, RE: 10, CL: 20 }, problems: [{ code: 'out-of-order', earlier: 'RE', later: 'SP' }], step: 'CL' },
    { times: { SP: 5 }, problems: [{ code: 'not-received' }], step: 'SP' },
  ] as const)('$times has $problems', ({ times, problems, step }) => {
    expect(lifeProblems(times)).toEqual(problems);
    expect(currentStep(times)).toBe(step);
  });

  it('has no problem exactly when RE is known and the known times never go back', () => {
    const anyTimes = fc.record(
      {
        RE: fc.nat(9),
        SP: fc.nat(9),
        AS: fc.nat(9),
        DI: fc.nat(9),
        ER: fc.nat(9),
        OL: fc.nat(9),
        TW: fc.nat(9),
        CL: fc.nat(9),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyTimes, (times) => {
        const known = lifeSteps.flatMap(({ code }) => times[code] ?? []);
        const inOrder = known.every((at, index) => index === 0 || at >= (known[index - 1] ?? at));
        expect(lifeProblems(times).length === 0).toBe(times.RE !== undefined && inOrder);
      }),
    );
  });

  it('is measured in minutes, or null if a step is unknown', () => {
    expect(minutesBetween({ RE: 0, OL: 2_730_000 }, 'RE', 'OL')).toBe(45.5);
    expect(minutesBetween({ RE: 60_000, OL: 0 }, 'RE', 'OL')).toBe(-1);
    expect(minutesBetween({ RE: 0 }, 'RE', 'OL')).toBeNull();
  });
});

describe('valid minutes', () => {
  it.each([
    [-1, false, false],
    [0, false, false],
    [0.1, true, true],
    [479.9, true, true],
    [480, false, true],
    [998, false, true],
    [999, false, false],
    [Number.NaN, false, false],
  ])('%d: measured %s, promised %s', (minutes, measured, promised) => {
    expect([isValidMinutes(minutes), isValidPromise(minutes)]).toEqual([measured, promised]);
  });
});

describe('KMI', () => {
  it.each([
    [{ waitedMinutes: 20, promisedMinutes: 45, passCount: 0 }, false],
    [{ waitedMinutes: 30, promisedMinutes: null, passCount: 0 }, false],
    [{ waitedMinutes: 30.5, promisedMinutes: 60, passCount: 0 }, true],
    [{ waitedMinutes: 21, promisedMinutes: 20, passCount: 0 }, true],
    [{ waitedMinutes: 20, promisedMinutes: 20, passCount: 0 }, false],
    [{ waitedMinutes: 5, promisedMinutes: 45, passCount: 1 }, true],
    [{ waitedMinutes: 5, promisedMinutes: 0, passCount: 0 }, false],
  ])('%j is owed an update: %s', (facts, owed) => {
    expect(isKmiEligible(facts)).toBe(owed);
  });
});

describe('the wait shown', () => {
  it.each([
    ['2026-11-20T09:15:50.000Z', 1 + 20 / 60, 2],
    ['2026-11-20T09:15:00.000Z', 47 + 59 / 60, 47],
    ['2026-11-20T09:15:30.000Z', 47.5, 48],
    ['2026-11-20T09:15:00.000Z', 47, 47],
  ])('of a call received at %s that took %d minutes is that of the clocks, %d', (receivedAt, minutes, shown) => {
    expect(shownWait(receivedAt, minutes)).toBe(shown);
  });
});
