// The schedule of a whole club in the built product: the week of 300 drivers with a four times slower processor,
// operated with a real mouse, and the day of 10,000 as it opens. BENCH_REPORT names the report file; BENCH_ROUNDS how
// often each is measured (3); BENCH_ONLY=many or few measures one club.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tooling/bootstrap/ports.mjs';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { startWeb } from '../../tooling/bootstrap/stack.mjs';
import { ensureWebBuild } from '../../tooling/bootstrap/web-build.mjs';
import { measureBoard, measureOpening, untilAlive, withPage } from './screen.mjs';
import { startClub, week } from './world.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const only = process.env.BENCH_ONLY;
const few = 300;
const many = 10_000;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

/** Starts the product on a club, runs `work` with its address, and stops it. */
async function withClub(drivers, work) {
  const club = await startClub(drivers);
  if (club.skipped) return club;
  const web = await startWeb({
    port: await freePort(),
    env: { API_URL: club.url, ROADSIDE_MODE: 'demo', ROADSIDE_DATA: club.folder, ROADSIDE_TODAY: '2026-11-20' },
  });
  try {
    return await work(web.url);
  } finally {
    web.child.kill('SIGTERM');
    await web.child.finished;
    await club.stop();
  }
}

const report = {
  name: 'schedule',
  about: `A club of ${few} drivers, each with seven shifts, as its week with a processor four times slower, a real mouse; and of ${many}, as its day. Median of ${rounds}.`,
  columns: ['median', 'worst'],
  lines: [],
};
const line = (what, unit, values, goal) =>
  report.lines.push({
    what,
    unit,
    values: { median: median(values), worst: Math.max(...values) },
    ...(goal !== undefined && { goal: { limit: goal } }),
  });

try {
  await ensureWebBuild();
  if (only !== 'many') {
    const boards = await withClub(few, (url) =>
      withPage(url, async (page, path) => {
        const results = [];
        for (let round = 0; round < rounds; round++) {
          await page.goto(`${path}?span=week&day=${week.sunday}`);
          await untilAlive(page);
          await page.waitForTimeout(1500);
          results.push(await measureBoard(page, { slowdown: 4, dragMs: 3000 }));
          console.log(`· ${results.at(-1).fps.toFixed(1)} frames a second`);
          page.once('dialog', (dialog) => void dialog.accept());
        }
        return results;
      }),
    );
    if (boards.skipped) report.skipped = boards.skipped;
    else {
      line(
        'a frame of a drag',
        'ms',
        boards.map(({ fps }) => 1000 / fps),
        1000 / 30,
      );
      for (const what of Object.keys(boards[0].waits))
        line(
          what,
          'ms',
          boards.map(({ waits }) => waits[what]),
          200,
        );
    }
  }
  if (only !== 'few' && !report.skipped) {
    const openings = await withClub(many, (url) =>
      withPage(url, async (page, path) => {
        const results = [];
        for (let round = -1; round < rounds; round++) {
          const opening = await measureOpening(page, `${path}?span=day&day=${week.sunday}`);
          if (round >= 0) results.push(opening);
          const [seen, alive, complete] = [opening.seen, opening.alive, opening.complete].map((ms) => ms.toFixed(0));
          console.log(`· ${many} drivers: seen ${seen} ms, alive ${alive} ms, all there ${complete} ms`);
        }
        return results;
      }),
    );
    if (openings.skipped) report.skipped = openings.skipped;
    else {
      line(
        `${many} drivers, first shift seen`,
        'ms',
        openings.map(({ seen }) => seen),
        1500,
      );
      line(
        `${many} drivers, answers`,
        'ms',
        openings.map(({ alive }) => alive),
        1500,
      );
      line(
        `${many} drivers, all there`,
        'ms',
        openings.map(({ complete }) => complete),
      );
    }
  }
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
} finally {
  await stopAll(5000);
}
