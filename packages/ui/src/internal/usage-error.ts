/** A mistake in how a component is used, told in development with what, why and how to mend it. */
export class UiUsageError extends Error {
  override readonly name = 'UiUsageError';
  /** @param part the component or part, @param problem what is wrong and why, @param remedy what to do instead */
  constructor(part: string, problem: string, remedy: string) {
    super(`${part}: ${problem} ${remedy}`);
  }
}
