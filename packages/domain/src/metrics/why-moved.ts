/** Counts for one kind of call in a period. */
export interface CountedPart {
  readonly numerator: number;
  /** For a count: the calls it was counted from. */
  readonly denominator: number;
}

/** One kind of call in the earlier and the later period. */
export interface MovedKind {
  /** Its service, provider type and wait band; any strings that mean the same in both periods. */
  readonly service: string;
  readonly provider: string;
  readonly wait: string;
  readonly before: CountedPart;
  readonly after: CountedPart;
}

/** The parts of a change, in display order. */
export const movementParts = ['volume', 'service_mix', 'provider_mix', 'wait', 'rest'] as const;
export type MovementPart = (typeof movementParts)[number];

/** The kind of call that contributed most to a part, with its share of calls before and after. */
export interface MovementLead {
  readonly dimension: 'service' | 'provider' | 'wait';
  readonly key: string;
  readonly before: number;
  readonly after: number;
}

/** The service whose own value changed the metric most, with that value before and after. */
interface MovementWithin {
  readonly service: string;
  readonly before: number;
  readonly after: number;
}

export interface Movement {
  readonly before: number;
  readonly after: number;
  readonly parts: readonly {
    readonly part: MovementPart;
    readonly change: number;
    readonly lead: MovementLead | null;
    /** Of the part that holds changes within calls of one kind; null for the other parts and for counts. */
    readonly within?: MovementWithin | null | undefined;
  }[];
}

export interface MovementRule {
  /** A count grows with the number of calls; a ratio (mean or share) does not. */
  readonly kind: 'count' | 'ratio';
  /** Multiplier of a ratio: 100 for percent, 1/60 to show seconds as minutes. */
  readonly scale: number;
  /**
   * The metric is itself a wait: whatever the mixes do not explain goes to `wait`, and `rest` is 0. @defaultValue false
   */
  readonly isWait?: boolean;
}

type Side = 'before' | 'after';
const sides = ['before', 'after'] as const;
/** Volume, service share, provider share within a service, wait share within those, and the rate of each kind. */
const factors = 5;

/**
 * Splits the change of a metric between two periods into the effects of call volume, service mix, provider mix and wait
 * mix, plus the rest: changes within calls of one kind (feature A29).
 *
 * The metric is a product of those five factors, summed over the kinds of call. Each part is its factor's mean effect
 * over all orders in which the factors could have changed (Shapley values). So no part depends on an order, an
 * unchanged factor has no part, and the parts add up to the change exactly. Null if a ratio has a zero denominator.
 */
export function whyMoved(kinds: readonly MovedKind[], rule: MovementRule): Movement | null {
  const [before, after] = sides.map((side) => valueOf(kinds, side, rule));
  if (before === undefined || after === undefined || before === null || after === null) return null;
  const model = modelOf(kinds, rule);
  const values = Array.from({ length: 1 << factors }, (_, chosen) => model(chosen));
  const effects = Array.from({ length: factors - 1 }, (_, factor) => meanEffect(values, factor));
  const [volume, service, provider, waits] = effects as [number, number, number, number];
  // Numerators without a denominator do not fit the model; they go to the rest.
  const left = after - before - volume - service - provider - waits;
  const wait = rule.isWait ? waits + left : waits;
  const rest = rule.isWait ? 0 : left;
  return {
    before,
    after,
    parts: [
      { part: 'volume', change: volume, lead: null, within: null },
      { part: 'service_mix', change: service, lead: leadOf(kinds, 'service'), within: null },
      { part: 'provider_mix', change: provider, lead: leadOf(kinds, 'provider'), within: null },
      {
        part: 'wait',
        change: wait,
        lead: rule.isWait ? null : leadOf(kinds, 'wait'),
        within: rule.isWait ? withinOf(kinds, rule, wait) : null,
      },
      { part: 'rest', change: rest, lead: null, within: rule.isWait ? null : withinOf(kinds, rule, rest) },
    ],
  };
}

const sum = (kinds: readonly MovedKind[], side: Side, field: keyof CountedPart) =>
  kinds.reduce((total, kind) => total + kind[side][field], 0);

function valueOf(kinds: readonly MovedKind[], side: Side, { kind, scale }: MovementRule): number | null {
  const numerator = sum(kinds, side, 'numerator');
  if (kind === 'count') return numerator * scale;
  const denominator = sum(kinds, side, 'denominator');
  return denominator === 0 ? null : (scale * numerator) / denominator;
}

/** The metric with some factors from after and the others from before; bit n selects factor n. */
function modelOf(kinds: readonly MovedKind[], { kind, scale }: MovementRule): (chosen: number) => number {
  const totals = new Map<string, Record<Side, number>>();
  const add = (key: string, { before, after }: MovedKind) => {
    const total = totals.get(key) ?? { before: 0, after: 0 };
    totals.set(key, { before: total.before + before.denominator, after: total.after + after.denominator });
  };
  const serviceKey = ({ service }: MovedKind) => JSON.stringify([service]);
  const providerKey = ({ service, provider }: MovedKind) => JSON.stringify([service, provider]);
  for (const each of kinds) for (const key of ['', serviceKey(each), providerKey(each)]) add(key, each);
  const of = (key: string, side: Side) => totals.get(key)?.[side] ?? 0;
  /** A share with a zero whole is unknown; the other period's share is used instead, so it explains nothing. */
  const share = (part: (side: Side) => number, whole: (side: Side) => number, side: Side): number => {
    const other = side === 'before' ? 'after' : 'before';
    const from = whole(side) > 0 ? side : other;
    return whole(from) > 0 ? part(from) / whole(from) : 0;
  };
  return (chosen) => {
    const side = (factor: number): Side => ((chosen >> factor) & 1 ? 'after' : 'before');
    let total = 0;
    for (const each of kinds) {
      const denominator = (at: Side) => each[at].denominator;
      total +=
        share(
          (at) => of(serviceKey(each), at),
          (at) => of('', at),
          side(1),
        ) *
        share(
          (at) => of(providerKey(each), at),
          (at) => of(serviceKey(each), at),
          side(2),
        ) *
        share(denominator, (at) => of(providerKey(each), at), side(3)) *
        share((at) => each[at].numerator, denominator, side(4));
    }
    return total * scale * (kind === 'count' ? of('', side(0)) : 1);
  };
}

/** A factor's mean effect on the value over all orders in which the factors could change (Shapley value). */
function meanEffect(values: readonly number[], factor: number): number {
  let effect = 0;
  for (let others = 0; others < values.length; others++) {
    if ((others >> factor) & 1) continue;
    const size = bitsOf(others);
    effect +=
      ((factorial(size) * factorial(factors - 1 - size)) / factorial(factors)) *
      (values[others | (1 << factor)]! - values[others]!);
  }
  return effect;
}

function bitsOf(chosen: number): number {
  return chosen === 0 ? 0 : (chosen & 1) + bitsOf(chosen >> 1);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/**
 * The service, provider type or wait band whose share of calls moved the value most: a large change in share times a
 * rate far from the usual.
 */
function leadOf(kinds: readonly MovedKind[], dimension: MovementLead['dimension']): MovementLead | null {
  const [wholeBefore, wholeAfter] = [sum(kinds, 'before', 'denominator'), sum(kinds, 'after', 'denominator')];
  if (wholeBefore === 0 || wholeAfter === 0) return null;
  const usual = (sum(kinds, 'before', 'numerator') + sum(kinds, 'after', 'numerator')) / (wholeBefore + wholeAfter);
  let lead: MovementLead | null = null;
  let most = 0;
  for (const key of new Set(kinds.map((kind) => kind[dimension]))) {
    const of = kinds.filter((kind) => kind[dimension] === key);
    const [partBefore, partAfter] = [sum(of, 'before', 'denominator'), sum(of, 'after', 'denominator')];
    if (partBefore + partAfter === 0) continue;
    const rate = (sum(of, 'before', 'numerator') + sum(of, 'after', 'numerator')) / (partBefore + partAfter);
    const [before, after] = [partBefore / wholeBefore, partAfter / wholeAfter];
    const weight = Math.abs((after - before) * (rate - usual));
    if (weight > most) {
      most = weight;
      lead = { dimension, key, before, after };
    }
  }
  return lead;
}

/**
 * The service whose own value moved a ratio most in the direction the part moved it: the change of its value times its
 * share of the calls.
 */
function withinOf(kinds: readonly MovedKind[], rule: MovementRule, change: number): MovementWithin | null {
  if (rule.kind === 'count' || change === 0) return null;
  const calls = sum(kinds, 'before', 'denominator') + sum(kinds, 'after', 'denominator');
  let within: MovementWithin | null = null;
  let most = 0;
  for (const service of new Set(kinds.map((kind) => kind.service))) {
    const of = kinds.filter((kind) => kind.service === service);
    const [before, after] = [valueOf(of, 'before', rule), valueOf(of, 'after', rule)];
    if (service === '' || before === null || after === null) continue;
    const share = (sum(of, 'before', 'denominator') + sum(of, 'after', 'denominator')) / calls;
    const weight = (after - before) * share * Math.sign(change);
    if (weight > most) {
      most = weight;
      within = { service, before, after };
    }
  }
  return within;
}
