/**
 * How Node runs an import. It makes and drops a few thousand records at a time; with the usual room for young objects
 * most of them would be moved among the old ones first and stay there as garbage: 140 MB more for the same work.
 */
export const importNodeOptions = ['--max-semi-space-size=4'];
