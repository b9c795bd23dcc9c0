import { allCalls } from '../calls/all-calls.ts';
import type { CallDefinition, CallSelector } from './define-call.ts';

export type SelectionProblem =
  | { readonly code: 'unknown-path' }
  | {
      readonly code: 'unknown-purpose';
      /** The deciding body field or path parameter: 'purpose', 'action', 'chart_type', ... */
      readonly field: string;
      /** Its valid values. */
      readonly allowed: readonly string[];
    };

export type Selection =
  | { readonly ok: true; readonly call: CallDefinition; readonly params: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: SelectionProblem };

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
const parameterName = (segment: string): string | null => /^\{(\w+)\}$/.exec(segment)?.[1] ?? null;

interface PathGroup {
  readonly path: string;
  readonly segments: readonly string[];
  readonly calls: readonly CallDefinition[];
}

const groups: readonly PathGroup[] = [...new Set(allCalls.map((call) => call.path))].map((path) => ({
  path,
  segments: segmentsOf(path),
  calls: allCalls.filter((call) => call.path === path),
}));

/** Every path of the backend, as templates with parameters in braces. */
export const callPaths: readonly string[] = groups.map((group) => group.path);

/** The calls that share a path template. */
export function callsAt(path: string): readonly CallDefinition[] {
  return groups.find((group) => group.path === path)?.calls ?? [];
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function matchPath(path: string): { group: PathGroup; params: Record<string, string> } | null {
  const segments = segmentsOf(path.split('?', 1)[0] ?? '');
  let best: { group: PathGroup; params: Record<string, string>; literals: number } | null = null;
  for (const group of groups) {
    if (group.segments.length !== segments.length) continue;
    const params: Record<string, string> = {};
    let literals = 0;
    const matches = group.segments.every((expected, index) => {
      const actual = segments[index] ?? '';
      const name = parameterName(expected);
      if (name === null) {
        literals += 1;
        return expected === actual;
      }
      const value = decode(actual);
      if (value === null) return false;
      params[name] = value;
      return true;
    });
    if (matches && (best === null || literals > best.literals)) best = { group, params, literals };
  }
  return best;
}

function fieldOf(body: unknown, name: string): unknown {
  let value: unknown = body;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

const isPresent = (body: unknown, field: string): boolean => {
  const value = fieldOf(body, field);
  return value !== undefined && value !== null && value !== false;
};

type Expected = string | readonly [string, ...string[]];

const isExpected = (value: unknown, expected: Expected | undefined): boolean =>
  expected === undefined ||
  (typeof expected === 'string' ? value === expected : expected.some((spelling) => value === spelling));

function conditionsMet(selector: CallSelector, body: unknown, params: Readonly<Record<string, string>>): number | null {
  const parameters = Object.entries(selector.params ?? {});
  const equals = Object.entries(selector.equals ?? {});
  const has = selector.has ?? [];
  if (!parameters.every(([name, value]) => params[name] === value)) return null;
  if (!equals.every(([field, expected]) => isExpected(fieldOf(body, field), expected))) return null;
  if (!has.every((field) => isPresent(body, field))) return null;
  if (selector.hasAny && !selector.hasAny.some((field) => isPresent(body, field))) return null;
  // hasAny is the weakest condition: an export with a search is still an export.
  return 2 * (parameters.length + equals.length + has.length) + (selector.hasAny ? 1 : 0);
}

/** Follows the deciding fields as far as they match and reports the first that does not. */
function unknownPurpose(
  candidates: readonly CallDefinition[],
  body: unknown,
  params: Readonly<Record<string, string>>,
): SelectionProblem {
  const given = (name: string): unknown => params[name] ?? fieldOf(body, name);
  const expectationsOf = (call: CallDefinition): Readonly<Record<string, Expected>> => ({
    ...call.selector.params,
    ...call.selector.equals,
  });
  let remaining = candidates;
  for (const field of new Set(candidates.flatMap((call) => Object.keys(expectationsOf(call))))) {
    const fitting = remaining.filter((call) => isExpected(given(field), expectationsOf(call)[field]));
    if (fitting.length === 0) {
      const allowed = remaining.flatMap((call) => expectationsOf(call)[field] ?? []);
      return { code: 'unknown-purpose', field, allowed: [...new Set(allowed)] };
    }
    remaining = fitting;
  }
  const fields = [...new Set(remaining.flatMap(({ selector }) => (selector.has ?? []).concat(selector.hasAny ?? [])))];
  return { code: 'unknown-purpose', field: fields[0] ?? 'purpose', allowed: fields };
}

/**
 * Finds the call a request selects.
 * @param path The path as requested ('/dashboard/dashboard-data/card/lantern/'), or a template together with `params`.
 * @param body The parsed body; anything that is not an object has no fields.
 * @param params Path parameters the router has already extracted from the path.
 */
export function selectCall(path: string, body: unknown, params?: Readonly<Record<string, string>>): Selection {
  const match = matchPath(path);
  if (match === null) return { ok: false, problem: { code: 'unknown-path' } };
  const parameters = params ?? match.params;
  let best: { call: CallDefinition; met: number } | null = null;
  for (const call of match.group.calls) {
    const met = conditionsMet(call.selector, body, parameters);
    if (met !== null && (best === null || met > best.met)) best = { call, met };
  }
  if (best !== null) return { ok: true, call: best.call, params: parameters };
  return { ok: false, problem: unknownPurpose(match.group.calls, body, parameters) };
}
