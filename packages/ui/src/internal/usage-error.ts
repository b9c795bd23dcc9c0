/** A mistake in how a component is used, reported in development with what is wrong, why, and how to fix it. */
export class UiUsageError extends Error {
  override readonly name = 'UiUsageError';
  /** @param part the component or part, @param problem what is wrong and why, @param remedy what to do instead */
  constructor(part: string, problem: string, remedy: string) {
    super(`${part}: ${problem} ${remedy}`);
  }
}
