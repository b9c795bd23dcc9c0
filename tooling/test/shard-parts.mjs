/**
 * The parts that one of several machines runs, so that a run takes as long as its longest shard: the costliest part
 * first, each to the shard with the least work. Parts `beside` another go to the same shard: they need its build.
 * @template {{ readonly name: string, readonly cost: number, readonly beside?: string }} Part
 * @param {readonly Part[]} parts
 * @param {string} shard `2/3` is the second of three
 * @returns {Part[]} in the order of `parts`; every part is in exactly one shard
 * @throws {Error} when `shard` is malformed
 */
export function shardParts(parts, shard) {
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(shard)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index > count)
    throw new Error(
      `--shard=${shard} is no shard. Write --shard=1/2 for the first of two, --shard=2/2 for the second.`,
    );
  const cost = (/** @type {readonly Part[]} */ together) => together.reduce((sum, part) => sum + part.cost, 0);
  const host = (/** @type {Part} */ { name, beside }) => (parts.some((part) => part.name === beside) ? beside : name);
  const groups = [...new Set(parts.map(host))]
    .map((name) => parts.filter((part) => host(part) === name))
    .toSorted((one, other) => cost(other) - cost(one));
  const shards = Array.from({ length: count }, () => /** @type {Part[]} */ ([]));
  for (const group of groups)
    shards.reduce((least, other) => (cost(other) < cost(least) ? other : least)).push(...group);
  return parts.filter((part) => shards[index - 1].includes(part));
}
