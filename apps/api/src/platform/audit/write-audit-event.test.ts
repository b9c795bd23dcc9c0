import { beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { writeAuditEvent } from './write-audit-event.ts';

const origin = { at: new Date('2026-11-20T08:00:00Z'), actorEmployeeId: 7, requestId: 'abcdef12', ip: '127.0.0.1' };

describeEachEngine('audit log', (open) => {
  beforeEach(async () => {
    await open().kysely.deleteFrom('audit_event').execute();
  });
  const rows = () => open().kysely.selectFrom('audit_event').selectAll().orderBy('id').execute();

  test('records who did what to which target, when, from where, and what changed', async () => {
    await writeAuditEvent(
      open().kysely,
      { event: 'goal_set', status: 'success', target: 'organization:17', changes: { green: 82, before: null } },
      origin,
    );
    expect(await rows()).toMatchObject([
      {
        at: origin.at,
        event: 'goal_set',
        status: 'success',
        actor_employee_id: 7,
        target: 'organization:17',
        request_id: 'abcdef12',
        ip: '127.0.0.1',
        changes: { green: 82, before: null },
      },
    ]);
  });

  test('commits or rolls back with the change it records', async () => {
    await expect(
      open()
        .kysely.transaction()
        .execute(async (transaction) => {
          await writeAuditEvent(transaction, { event: 'goal_set', status: 'success' }, origin);
          throw new Error('undo');
        }),
    ).rejects.toThrow('undo');
    expect(await rows()).toEqual([]);
  });

  test('input cannot forge a second line or break the log with characters that cannot be stored', async () => {
    const hostile = 'a\r\nevent=authn_login_success\u0000\u2028\ud800';
    await writeAuditEvent(
      open().kysely,
      { event: 'authz_fail', status: 'failure', target: hostile, changes: { name: hostile } },
      { ...origin, actorEmployeeId: null },
    );
    const [row] = await rows();
    expect(row?.target).toBe('a\\u000d\\u000aevent=authn_login_success\\u0000\\u2028\uFFFD');
    expect(JSON.stringify(row?.changes)).not.toMatch(/[\r\n]/);
    expect(row?.actor_employee_id).toBeNull();
  });
});
