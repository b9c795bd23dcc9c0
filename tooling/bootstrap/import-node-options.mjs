/** How Node runs an import: with as little memory as it can do with. */
export const importNodeOptions = [
  // An import makes and drops a few thousand records at a time; with the usual room for young objects most of them
  // would be moved among the old ones first and stay there as garbage: 140 MB more for the same work.
  '--max-semi-space-size=4',
  // V8's optimizing compiler needs 600 MB for one very large function of the embedded engine. Without it the engine
  // runs a quarter slower. With PostgreSQL nothing changes: only WebAssembly is meant.
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
];
