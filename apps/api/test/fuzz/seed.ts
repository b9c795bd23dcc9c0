const asked = process.env['FUZZ_SEED'] ?? 20_260_101;

/**
 * Deterministic per commit: without FUZZ_SEED every run uses the same seed. The long run uses a random one
 * (FUZZ_SEED=random) and prints it.
 */
export const seed = asked === 'random' ? Date.now() % 2 ** 31 : Number(asked);
