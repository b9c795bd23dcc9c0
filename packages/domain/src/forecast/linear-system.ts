/**
 * Solves a small symmetric positive definite system by Cholesky factorization.
 * @param matrix row-major; overwritten
 */
export function solveSymmetric(matrix: number[], right: readonly number[]): number[] {
  const size = right.length;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k += 1) sum -= matrix[row * size + k]! * matrix[column * size + k]!;
      matrix[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[column * size + column]!;
    }
  }
  const solution = [...right];
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) solution[row]! -= matrix[row * size + k]! * solution[k]!;
    solution[row]! /= matrix[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) solution[row]! -= matrix[k * size + row]! * solution[k]!;
    solution[row]! /= matrix[row * size + row]!;
  }
  return solution;
}

/**
 * Nonnegative weights that minimize a weighted sum of squares, by coordinate descent on the normal equations.
 * @param gram sums of products of the columns, row-major
 * @param target sums of products of the columns with the target they should add up to
 */
export function nonNegativeWeights(gram: readonly number[], target: readonly number[]): number[] {
  const size = target.length;
  const weights = target.map(() => 0);
  for (let sweep = 0; sweep < 2000; sweep += 1) {
    let moved = 0;
    for (let at = 0; at < size; at += 1) {
      const own = gram[at * size + at]!;
      if (own <= 0) continue;
      let rest = target[at]!;
      for (let other = 0; other < size; other += 1)
        if (other !== at) rest -= gram[at * size + other]! * weights[other]!;
      const next = Math.max(0, rest / own);
      moved = Math.max(moved, Math.abs(next - weights[at]!));
      weights[at] = next;
    }
    if (moved < 1e-7) break;
  }
  return weights;
}
