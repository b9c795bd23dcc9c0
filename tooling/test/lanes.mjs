/**
 * The costliest part first, so that no long one is left to run alone at the end. A part `beside` another comes before
 * it: it makes what the other one needs.
 * @template {{ readonly name: string, readonly cost: number, readonly beside?: string }} Part
 * @param {readonly Part[]} parts
 * @returns {Part[]}
 */
export function longestFirst(parts) {
  const rank = ({ cost, beside }) => Math.max(cost, parts.find(({ name }) => name === beside)?.cost ?? 0);
  return parts.toSorted((one, other) => rank(other) - rank(one));
}

/**
 * Runs parts in parallel. A part takes as many lanes as the cores it keeps busy, and the first one in the list that
 * fits the free lanes starts next. A part that needs more lanes than there are runs alone.
 * @template {{ readonly weight: number }} Part
 * @template Outcome
 * @param {readonly Part[]} parts
 * @param {number} lanes
 * @param {(part: Part) => Promise<Outcome>} run
 * @returns {Promise<Outcome[]>} in the order in which they ended
 */
export async function runInLanes(parts, lanes, run) {
  const waiting = [...parts];
  const outcomes = [];
  const running = new Set();
  let free = lanes;
  while (waiting.length > 0 || running.size > 0) {
    for (;;) {
      const next = waiting.findIndex(({ weight }) => weight <= free || running.size === 0);
      if (next < 0) break;
      const [part] = waiting.splice(next, 1);
      free -= part.weight;
      const promise = run(part).then((outcome) => {
        outcomes.push(outcome);
        free += part.weight;
        running.delete(promise);
      });
      running.add(promise);
    }
    await Promise.race(running);
  }
  return outcomes;
}
