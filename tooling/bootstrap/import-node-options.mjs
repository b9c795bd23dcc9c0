/** Node options for an import: as little memory as possible. */
export const importNodeOptions = [
  // An import allocates and drops a few thousand records at a time. With the default young generation most of them
  // would be promoted to the old one first and stay there as garbage: 140 MB more for the same work.
  '--max-semi-space-size=4',
  // V8's optimizing compiler needs 600 MB for one very large function of the embedded engine. Without it the engine
  // runs a quarter slower. It affects WebAssembly only, so nothing changes with PostgreSQL.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];
