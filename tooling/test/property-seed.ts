import fc from 'fast-check';

// One commit, one verdict: property tests draw the same cases on every machine. The nightly run draws others
// (PROPERTY_SEED=random), and a failure there prints its seed.
const asked = process.env.PROPERTY_SEED;
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? 20_260_101) });
