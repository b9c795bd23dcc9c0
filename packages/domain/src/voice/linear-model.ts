/** Features of one text: name to value. */
export type Features = ReadonlyMap<string, number>;

/** A linear two-class classifier: feature weights and a bias. */
export interface LinearModel {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** One text of a training set. */
export interface Example {
  readonly features: Features;
  readonly positive: boolean;
  /** Weight of the example; 1 by default. */
  readonly weight?: number;
}

/** Training options. */
export interface TrainingOptions {
  /** Passes over the examples. */
  readonly epochs?: number;
  /** Strength of L2 regularization. */
  readonly penalty?: number;
  /** Features seen in fewer examples are dropped. */
  readonly leastExamples?: number;
}

/** Log-odds of the positive class. */
export function logOdds(model: LinearModel, features: Features): number {
  let sum = model.bias;
  for (const [name, value] of features) sum += (model.weights.get(name) ?? 0) * value;
  return sum;
}

/** Probability of the positive class, 0 to 1. */
export function probability(model: LinearModel, features: Features): number {
  return 1 / (1 + Math.exp(-logOdds(model, features)));
}

/**
 * Logistic regression by AdaGrad. Deterministic: the same examples in the same order always give the same model, since
 * the visiting order comes from a fixed-seed generator. Source: J. Duchi, E. Hazan, Y. Singer, "Adaptive Subgradient
 * Methods for Online Learning and Stochastic Optimization", JMLR 12 (2011).
 */
export function trainLinearModel(examples: readonly Example[], options: TrainingOptions = {}): LinearModel {
  const { epochs = 30, penalty = 0.002, leastExamples = 2 } = options;
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastExamples).map(([name]) => name);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, positive, weight = 1 }) => {
    const kept = [...features].filter(([name]) => index.has(name));
    return {
      at: Int32Array.from(kept, ([name]) => index.get(name)!),
      values: Float64Array.from(kept, ([, value]) => value),
      target: positive ? 1 : 0,
      weight,
    };
  });
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-2);
  let bias = 0;
  let biasSquares = 1e-2;
  const order = rows.map((_, at) => at);
  let seed = 42;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const row = rows[at]!;
      let sum = bias;
      for (let k = 0; k < row.at.length; k += 1) sum += weights[row.at[k]!]! * row.values[k]!;
      const slope = (1 / (1 + Math.exp(-sum)) - row.target) * row.weight;
      biasSquares += slope * slope;
      bias -= (0.3 * slope) / Math.sqrt(biasSquares);
      for (let k = 0; k < row.at.length; k += 1) {
        const feature = row.at[k]!;
        const gradient = slope * row.values[k]! + penalty * weights[feature]!;
        squares[feature]! += gradient * gradient;
        weights[feature]! -= (0.3 * gradient) / Math.sqrt(squares[feature]!);
      }
    }
  }
  return { bias, weights: new Map(names.map((name, at) => [name, weights[at]!])) };
}
