/** What was counted of one kind of call in a period. */
export interface CountedPart {
  readonly numerator: number;
  /** For a count: the calls it was counted among. */
  readonly denominator: number;
}

/** One kind of call in the earlier period and in the later one. */
export interface MovedKind {
  /** Service, provider type and wait band it is of; any words, as long as each means the same in both periods. */
  readonly service: string;
  readonly provider: string;
  readonly wait: string;
  readonly before: CountedPart;
  readonly after: CountedPart;
}

/** The parts of a change, in the order they are told. */
export const movementParts = ['volume', 'service_mix', 'provider_mix', 'wait', 'rest'] as const;
export type MovementPart = (typeof movementParts)[number];

/** The kind of call that did most of a part: its share of the calls, or its rate for the rest, before and after. */
export interface MovementLead {
  readonly dimension: 'service' | 'provider' | 'wait';
  readonly key: string;
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
  }[];
}

export interface MovementRule {
  /** A count grows with the number of calls; a ratio (mean or share) does not. */
  readonly kind: 'count' | 'ratio';
  /** What a ratio is multiplied with: 100 for percent, 1/60 for minutes of seconds. */
  readonly scale: number;
  /** The metric is itself a wait: what mixes do not explain is the wait's, and nothing is left over. @defaultValue false */
  readonly isWait?: boolean;
}

type Side = 'before' | 'after';
const sides = ['before', 'after'] as const;
/** Volume, service share, provider share within a service, wait share within those, and the rate of each kind. */
const factors = 5;

/**
 * Splits the change of a metric between two periods into what more or fewer calls did, what another mix of services,
 * of provider types and of waits did, and the rest: what changed within calls of one kind (feature A29).
 *
 * The metric is a product of those five factors, summed over the kinds of call. Each part is its factor's mean effect
 * over all orders in which the factors could have changed (Shapley), so that no part depends on an order, an unchanged
 * factor has no part, and the parts add up to the change exactly. Null where a ratio has nothing to divide by.
 */
export function whyMoved(kinds: readonly MovedKind[], rule: MovementRule): Movement | null {
  const [before, after] = sides.map((side) => valueOf(kinds, side, rule));
  if (before === undefined || after === undefined || before === null || after === null) return null;
  const model = modelOf(kinds, rule);
  const values = Array.from({ length: 1 << factors }, (_, chosen) => model(chosen));
  const effects = Array.from({ length: factors - 1 }, (_, factor) => meanEffect(values, factor));
  const [volume, service, provider, waits] = effects as [number, number, number, number];
  // What is counted where nothing was to be divided by has no place in the model; it belongs to the rest.
  const left = after - before - volume - service - provider - waits;
  const wait = rule.isWait ? waits + left : waits;
  const rest = rule.isWait ? 0 : left;
  return {
    before,
    after,
    parts: [
      { part: 'volume', change: volume, lead: null },
      { part: 'service_mix', change: service, lead: leadOf(kinds, 'service') },
      { part: 'provider_mix', change: provider, lead: leadOf(kinds, 'provider') },
      { part: 'wait', change: wait, lead: rule.isWait ? null : leadOf(kinds, 'wait') },
      { part: 'rest', change: rest, lead: null },
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

/** The metric as it would be with some factors as they are after, the others as they were before; bit n chooses factor n. */
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
  /** A share of nothing is unknown: the other period's stands for it, so that it explains nothing. */
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

/** A factor's effect on the value, over all orders in which the factors could change. */
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

/** The service, provider type or wait whose share of the calls moved the value most: far from the usual rate, and much more or less of it. */
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
