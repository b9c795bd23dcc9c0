// Lighthouse as in its mobile report: simulated slow 4G and 4x processor.
import lighthouse from 'lighthouse';

const categories = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices' };

/** Points out of 100 by category, and in words what cost points. */
export async function audit(port, address) {
  const { lhr } = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.values(categories),
    disableStorageReset: true,
    ignoreStatusCode: true,
  });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const points = Object.fromEntries(
    Object.entries(categories).map(([name, id]) => [name, Math.round(100 * lhr.categories[id].score)]),
  );
  const lost = Object.values(categories).flatMap((id) =>
    lhr.categories[id].auditRefs
      .filter(
        ({ weight, id: audited }) =>
          weight > 0 && lhr.audits[audited].score !== null && lhr.audits[audited].score < 0.9,
      )
      .map(
        ({ id: audited }) =>
          `${id}: ${lhr.audits[audited].title}${lhr.audits[audited].displayValue ? ` (${lhr.audits[audited].displayValue})` : ''}${nodesOf(lhr.audits[audited])}`,
      ),
  );
  return { points, lost };
}

const nodesOf = ({ details }) =>
  (details?.items ?? [])
    .slice(0, 3)
    .map(({ node, url, description }) => node?.snippet ?? description ?? url)
    .filter(Boolean)
    .map((text) => `\n      ${String(text).slice(0, 160)}`)
    .join('');
