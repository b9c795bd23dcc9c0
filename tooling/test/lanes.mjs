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
