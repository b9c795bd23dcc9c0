/** How the built-in payment sandbox can answer: well, or in each way a payment service fails. */
export const sandboxBehaviors = ['pay', 'refuse', 'time-out', 'late-success', 'duplicate-callback'] as const;

/** One of the sandbox's answers. */
export type SandboxBehavior = (typeof sandboxBehaviors)[number];

/** The answer that a payment's note asks for, such as "sandbox: refuse"; null if it asks for none. */
export function behaviorIn(note: string): SandboxBehavior | null {
  const asked = /\bsandbox:\s*([a-z-]+)/i.exec(note)?.[1]?.toLowerCase();
  return sandboxBehaviors.find((behavior) => behavior === asked) ?? null;
}
