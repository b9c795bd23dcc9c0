import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/index.ts';
import type { CallDefinition } from './define-call.ts';
import { callPaths, callsAt, selectCall } from './select-call.ts';

function place(body: Record<string, unknown>, field: string, value: unknown): void {
  const [first = '', ...rest] = field.split('.');
  if (rest.length === 0) body[first] ??= value;
  else {
    const inner = (typeof body[first] === 'object' ? body[first] : {}) as Record<string, unknown>;
    body[first] = inner;
    place(inner, rest.join('.'), value);
  }
}

/** The minimal request that selects this call. */
function request(call: CallDefinition): { path: string; body: Record<string, unknown> } {
  const body: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(call.selector.equals ?? {}))
    body[field] = typeof value === 'string' ? value : value[0];
  for (const field of [...(call.selector.has ?? [])].reverse()) place(body, field, true);
  if (call.selector.hasAny?.[0]) place(body, call.selector.hasAny[0], '');
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => call.selector.params?.[name] ?? 'lantern-psp');
  return { path, body };
}

describe('selectCall', () => {
  it.each(allCalls.map((call) => [call.name, call] as const))('selects %s by its selector', (name, call) => {
    const { path, body } = request(call);
    const selection = selectCall(path, body);
    expect(selection.ok && selection.call.name).toBe(name);
    expect(selectCall(path.replace(/\/$/, ''), body)).toEqual(selection);
  });

  it('extracts decoded parameters from the path', () => {
    const selection = selectCall('/dashboard/dashboard-data/trendTable/hillside-nonPSP/?x=1', {});
    expect(selection).toMatchObject({ ok: true, params: { chart_type: 'trendTable', slug: 'hillside-nonPSP' } });
    expect(selectCall('/dashboard/elements/a%2Fb/', {})).toMatchObject({ ok: true, params: { element: 'a/b' } });
  });

  it('accepts parameters a router has already extracted', () => {
    expect(
      selectCall('/dashboard/dashboard-data/{chart_type}/{slug}/', {}, { chart_type: 'card', slug: 'x' }),
    ).toMatchObject({ ok: true, params: { chart_type: 'card', slug: 'x' } });
  });

  it('selects {employee_id, scheduler_info, employee_profile, parameters} by the nested flag', () => {
    const all = { employee_id: 1, scheduler_info: true, employee_profile: true };
    const named = (body: object): string | false => {
      const selection = selectCall('/accounts/employee/', body);
      return selection.ok && selection.call.name;
    };
    expect(named(all)).toBe('accounts.employee');
    expect(named({ ...all, parameters: { new_pto: true } })).toBe('accounts.newPto');
    expect(named({ ...all, parameters: { new_pto: false, edit_pto: true } })).toBe('accounts.editPto');
    expect(named({ ...all, parameters: { delete_pto: true } })).toBe('accounts.deletePto');
  });

  it.each(['export', 'facets'])('selects %s with a search, too', (purpose) => {
    const selection = selectCall('/dashboard/elements/raw-surveys/', { purpose, search: 'cold', topic: 'Wait time' });
    expect(selection.ok && selection.call.selector.equals).toEqual({ purpose });
  });

  it('accepts the correct spelling of an odd purpose', () => {
    expect(selectCall('/performance/', { purpose: 'create_campaign_transaction' })).toMatchObject({
      ok: true,
      call: { name: 'performance.createCampaignTransaction' },
    });
  });

  it('lists the allowed values of a path if the purpose is unknown or missing', () => {
    expect(selectCall('/onboarding/documentation/', { purpose: 'get_goal' })).toEqual({
      ok: false,
      problem: {
        code: 'unknown-purpose',
        field: 'purpose',
        allowed: ['get_goals', 'get_categorized_metrics', 'set_goals', 'undo_goals'],
      },
    });
    expect(selectCall('/messaging/mail/', {})).toMatchObject({
      problem: { field: 'purpose', allowed: ['get_inbox', 'send_mail'] },
    });
    expect(selectCall('/dashboard/', { purpose: 'scheduler_utils', action: 'placeholder_handler' })).toMatchObject({
      problem: { field: 'handle', allowed: ['get_placeholders', 'save_changes', 'bulk', 'convert'] },
    });
    expect(selectCall('/dashboard/', { purpose: 'passed_calls', action: 'drop' })).toMatchObject({
      problem: { field: 'action', allowed: ['detail', 'days', 'groups', 'passes', 'explain'] },
    });
    expect(selectCall('/dashboard/my-dashboard/', { type: 'comments', action: 'update' })).toMatchObject({
      problem: { field: 'action', allowed: ['read', 'create', 'edit', 'delete'] },
    });
    expect(selectCall('/dashboard/dashboard-data/pie/lantern/', {})).toMatchObject({
      problem: {
        field: 'chart_type',
        allowed: ['card', 'table', 'trendTable', 'numberHighlights', 'why_moved', 'std12e_reduced', 'survey_comments'],
      },
    });
    expect(selectCall('/accounts/employees/', {})).toMatchObject({
      problem: {
        field: 'employee_lookup',
        allowed: ['employee_lookup', 'org_id', 'profile_save_changes', 'profile_bulk'],
      },
    });
  });

  it.each([
    '/',
    '',
    '/nope/',
    '/dashboard/dashboard-data/card/',
    '/accounts/login/x/',
    '/dashboard/elements/%E0%A4%A/',
    '/__proto__/',
  ])('does not recognize the path %j', (path) => {
    expect(selectCall(path, {})).toEqual({ ok: false, problem: { code: 'unknown-path' } });
  });

  it('never accepts inherited fields as sent ones', () => {
    const body = Object.create({ purpose: 'get_goals' }) as object;
    expect(selectCall('/onboarding/documentation/', body).ok).toBe(false);
    expect(selectCall('/accounts/employee/', { parameters: 'new_pto' }).ok).toBe(false);
  });

  it('returns a selection for any input to any path', () => {
    fc.assert(
      fc.property(fc.constantFrom(...callPaths), fc.anything({ withNullPrototype: true }), (path, body) => {
        const selection = selectCall(path.replaceAll(/\{\w+\}/g, 'card'), body);
        expect(
          selection.ok ? callsAt(path).includes(selection.call) : selection.problem.code === 'unknown-purpose',
        ).toBe(true);
      }),
    );
  });
});
