import { describe, expect, it } from 'vitest';
import {
  certificateFinding,
  certificateState,
  dueState,
  reminderDue,
  reminderPauseStart,
  validThrough,
  versionFor,
} from './due.ts';

describe('when a module is due', () => {
  it.each([
    ['2026-11-20', '2026-11-27', 'soon'],
    ['2026-11-19', '2026-11-27', 'open'],
    ['2026-11-27', '2026-11-27', 'soon'],
    ['2026-11-28', '2026-11-27', 'overdue'],
    ['2026-11-28', null, 'open'],
  ])('on %s, due %s: %s', (today, dueOn, state) => {
    expect(dueState({ dueOn, completed: false }, today)).toBe(state);
    expect(dueState({ dueOn, completed: true }, today)).toBe('done');
  });

  it.each([
    ['2026-11-19', null, null],
    ['2026-11-20', null, 7],
    ['2026-11-21', 7, null],
    ['2026-11-24', 7, 3],
    ['2026-11-26', 3, 1],
    ['2026-11-26', null, 1],
    ['2026-11-27', 1, null],
    ['2026-11-28', null, null],
  ])('on %s, last reminded %s days before: %s', (today, reminded, due) => {
    expect(reminderDue('2026-11-27', today, reminded)).toBe(due);
  });
});

it('a reminder of a day before to the second is far enough back, one a second later is not', () => {
  const since = reminderPauseStart(new Date('2026-11-20T14:00:00Z'));
  expect(new Date('2026-11-19T14:00:00Z') <= since).toBe(true);
  expect(new Date('2026-11-19T14:00:01Z') <= since).toBe(false);
});

describe('a certificate', () => {
  const certificate = { issuedOn: '2026-01-01', validDays: 365 };
  it.each([
    ['2026-11-01', 'valid'],
    ['2026-12-01', 'valid'],
    ['2026-12-02', 'expiring'],
    ['2026-12-31', 'expiring'],
    ['2027-01-01', 'expired'],
  ])('of a year, on %s: %s', (today, state) => {
    expect(certificateState(certificate, today)).toBe(state);
  });

  it.each([
    [365, '2026-12-01', 'valid'],
    [365, '2026-12-02', 'expiring'],
    [60, '2026-01-30', 'valid'],
    [60, '2026-01-31', 'expiring'],
    [30, '2026-01-01', 'valid'],
    [30, '2026-01-15', 'valid'],
    [30, '2026-01-16', 'expiring'],
    [7, '2026-01-04', 'valid'],
    [7, '2026-01-05', 'expiring'],
    [1, '2026-01-01', 'valid'],
    [1, '2026-01-02', 'expired'],
  ])('of %s days, on %s: %s', (validDays, today, state) => {
    expect(certificateState({ ...certificate, validDays }, today)).toBe(state);
  });

  it('without an end is always valid', () => {
    expect(certificateState({ ...certificate, validDays: null }, '2099-01-01')).toBe('valid');
    expect(validThrough({ ...certificate, validDays: null })).toBeNull();
    expect(validThrough(certificate)).toBe('2026-12-31');
  });

  it.each([
    ['valid', 'block', null],
    ['expiring', 'block', 'warn'],
    ['expired', 'block', 'block'],
    ['expired', 'warn', 'warn'],
    ['expired', 'off', null],
  ] as const)('%s under the rule %s: %s', (state, rule, finding) => {
    expect(certificateFinding(state, rule)).toBe(finding);
  });
});

describe('the version of a changed module', () => {
  it.each([
    [null, 3, { version: 3, newerExists: false }],
    [{ version: 2, completed: false }, 3, { version: 2, newerExists: true }],
    [{ version: 3, completed: false }, 3, { version: 3, newerExists: false }],
    [{ version: 2, completed: true }, 3, { version: 3, newerExists: false }],
  ])('after %j with version %s out', (begun, latest, shown) => {
    expect(versionFor(begun, latest)).toEqual(shown);
  });
});
