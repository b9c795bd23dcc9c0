import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { pictureArea } from './picture-area.ts';
import { keepBaseline, pixelsThatDiffer } from './picture-baseline.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/**
 * One way a matrix story is displayed. The first is its initial state, which the accessibility addon has already
 * checked.
 */
interface Look {
  readonly name: string;
  /** The toolbar's choices; without them only the browser changes and the story is not rerendered. */
  readonly globals?: { readonly theme: string; readonly direction: 'ltr' | 'rtl' };
  readonly forcedColors?: 'active';
  readonly picture: boolean;
}
const looks: readonly Look[] = [
  { name: 'day', picture: true },
  // The system sets these colors, so contrast is up to it and axe can't judge it.
  { name: 'forced-colors', forcedColors: 'active', picture: true },
  { name: 'night', globals: { theme: 'night', direction: 'ltr' }, picture: true },
  { name: 'night-contrast', globals: { theme: 'night-contrast', direction: 'ltr' }, picture: false },
  { name: 'day-contrast', globals: { theme: 'day-contrast', direction: 'ltr' }, picture: true },
  { name: 'rtl', globals: { theme: 'day', direction: 'rtl' }, picture: true },
];
const arrival = { theme: 'day', direction: 'ltr' } as const;

/**
 * The same browser draws the same picture to the pixel, except for the gray of a few pixels on a curve when the
 * compositor tiles the page differently. A border, a corner or a letter that moves changes far more.
 */
const pixelsThatMayDiffer = 12;

/** The class of the body while Storybook displays a story's error, and the element with its message. */
const errorPage = { shown: '.sb-show-errordisplay', text: '#error-message' } as const;

const root = process.cwd();
const baselines = join(root, '.storybook', 'baselines');
const artifacts = join(root, 'artifacts', 'stories');
const renew = 'node .storybook/run-stories.mjs --update';
const record = (line: object) => {
  mkdirSync(artifacts, { recursive: true });
  appendFileSync(join(artifacts, 'results.jsonl'), `${JSON.stringify(line)}\n`);
};

/** A finding of the accessibility addon, as it reports it. */
interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Rerenders the story with other toolbar choices and returns the accessibility addon's findings. */
async function redraw(page: Page, globals: NonNullable<Look['globals']>): Promise<readonly Finding[]> {
  return await page.evaluate(
    (chosen) =>
      new Promise<Finding[]>((resolve, reject) => {
        interface Report {
          readonly type: string;
          readonly result: { readonly violations?: Finding[]; readonly error?: unknown };
        }
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            emit: (event: string, payload: unknown) => void;
            once: (event: string, listener: (payload: { reporters: Report[] }) => void) => void;
          };
        };
        channel.once('storyFinished', ({ reporters }) => {
          const report = reporters.find(({ type }) => type === 'a11y');
          if (report?.result.violations) resolve(report.result.violations);
          else
            reject(
              new Error(
                `The accessibility addon did not read the story in ${JSON.stringify(chosen)}: ${JSON.stringify(reporters)}`,
              ),
            );
        });
        channel.emit('updateGlobals', { globals: chosen });
      }),
    globals,
  );
}

/** Waits two frames, after which the rendered content is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

function failFor(found: readonly Finding[], where: string): void {
  if (found.length === 0) return;
  const lines = found.map(
    ({ id, help, nodes }) =>
      `- ${id}: ${help}\n${nodes.map(({ html, failureSummary = '' }) => `  ${html.slice(0, 240)}\n    ${failureSummary.replaceAll('\n', '\n    ')}`).join('\n')}`,
  );
  throw new Error(`${where} breaks accessibility rules:\n${lines.join('\n')}`);
}

/** Captures the area the story draws on, and compares it with its baseline, or saves it when there is none. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.STORIES_PICTURES === 'count') {
    record({ picture: name, outcome: 'skipped' });
    return;
  }
  const take = async () => {
    await drawn(page);
    // Storybook's error page must never become a baseline, nor be compared with one.
    const failure = await page.evaluate(
      ({ shown, text }) => document.body.matches(shown) && document.querySelector(text)?.textContent,
      errorPage,
    );
    if (failure !== false) throw new Error(`${name} failed to render: ${failure ?? 'no reason given'}`);
    const clip = await page.evaluate(pictureArea, await page.evaluateHandle(() => document));
    return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip });
  };
  let picture = await take();
  const keep = (folder: string) => {
    mkdirSync(join(artifacts, folder), { recursive: true });
    writeFileSync(join(artifacts, folder, `${name}.png`), picture);
  };
  if (process.env.STORIES_PICTURES === 'keep') {
    keep('pictures');
    record({ picture: name, outcome: 'skipped' });
    return;
  }
  const baseline = join(baselines, `${name}.webp`);
  if (process.env.STORIES_PICTURES === 'make') {
    const changed = await keepBaseline(baseline, picture);
    record({ picture: name, outcome: changed ? 'made' : 'same' });
    return;
  }
  if (!existsSync(baseline)) {
    keep('received');
    throw new Error(
      `There is no baseline of ${name}. Look at artifacts/stories/received/${name}.png; if it is good: ${renew}`,
    );
  }
  const difference = join(artifacts, 'differences', `${name}.png`);
  let count = await pixelsThatDiffer(baseline, picture, difference);
  const late = count > pixelsThatMayDiffer;
  if (late) {
    // A busy machine may still be drawing: compare again once two pictures in a row are the same.
    for (let before = picture, turn = 0; turn < 10; turn++, before = picture) {
      picture = await take();
      if (picture.equals(before)) break;
    }
    count = await pixelsThatDiffer(baseline, picture, difference);
    if (count <= pixelsThatMayDiffer) rmSync(difference, { force: true });
  }
  if (count > pixelsThatMayDiffer) {
    keep('received');
    throw new Error(
      `${count} pixels of ${name} differ from the baseline. Look at artifacts/stories/differences/${name}.png and artifacts/stories/received/${name}.png; if it is good: ${renew}`,
    );
  }
  record({ picture: name, outcome: 'same', late });
}

/** Visits a matrix story in every look: axe when the theme or direction changes, pictures where there are baselines. */
async function visitLooks(page: Page, id: string): Promise<void> {
  const pictures = process.env.STORIES_PICTURES !== 'off';
  const problems: unknown[] = [];
  const attempt = async (work: () => Promise<void> | void) => {
    // One broken look must not hide another.
    try {
      await work();
    } catch (error) {
      problems.push(error);
    }
  };
  for (const look of looks) {
    if (!look.globals && !pictures) continue;
    if (look.forcedColors) await page.emulateMedia({ forcedColors: look.forcedColors });
    if (look.globals) {
      const found = await redraw(page, look.globals);
      record({ axe: `${id}.${look.name}` });
      await attempt(() => failFor(found, `${id} in ${look.name}`));
    }
    if (look.picture && pictures) await attempt(() => takePicture(page, `${id}.${look.name}`));
    if (look.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
  }
  if (problems.length > 0)
    throw new Error(
      problems.map((problem) => (problem instanceof Error ? problem.message : String(problem))).join('\n\n'),
    );
}

/** The CPU throttling factor of the page. */
const slowness = Number(process.env.STORIES_SLOW ?? 1);
const slowed = new WeakSet<Page>();
async function slowDown(page: Page): Promise<void> {
  if (slowness === 1 || slowed.has(page)) return;
  slowed.add(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

const config: TestRunnerConfig = {
  async preVisit(page) {
    await slowDown(page);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    // The previous story leaves its last look behind. Resetting it through the toolbar's channel would render and check
    // that story once more, so the globals are set in Storybook's store before this story renders.
    await page.evaluate((globals) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: {
          readonly storyStoreValue?: { readonly userGlobals: { update: (globals: object) => void } };
        };
      };
      preview?.storyStoreValue?.userGlobals.update(globals);
    }, arrival);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const seen = await page.evaluate(() => ({
      theme: document.documentElement.dataset.theme,
      direction: document.documentElement.dir,
    }));
    const { tags, parameters, storyGlobals } = await getStoryContext(page, { id, title: '', name: '' });
    // A story may set its own globals, such as a right-to-left one.
    const { theme, direction } = { ...arrival, ...storyGlobals };
    if (seen.theme !== theme || seen.direction !== direction)
      throw new Error(`${id} was drawn in ${seen.theme} ${seen.direction}, not in ${theme} ${direction}.`);
    const { a11y } = parameters as { a11y?: { test?: string; disable?: boolean } };
    if (a11y?.test !== 'error' || a11y.disable)
      throw new Error(
        `${id} turns the accessibility check off. Disable a single rule, with a reason, if one cannot hold.`,
      );
    record({ axe: `${id}.day` });
    // A throttled run is about timing; the looks don't affect it, unless pictures are taken.
    if (!tags?.includes('matrix') || (slowness > 1 && process.env.STORIES_PICTURES === 'off')) return;
    await waitForPageReady(page);
    await page.waitForFunction(() => !document.querySelector('[data-idle="false"]'));
    // Storybook pauses animations when a play function ends. What a closed dialog leaves behind would stay over the page.
    await page.evaluate(() => {
      for (const style of document.head.querySelectorAll('style'))
        if (style.textContent?.includes('animation-play-state: paused')) style.remove();
    });
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    );
    // Colors measured or captured mid-transition would differ from run to run.
    const still = await page.addStyleTag({
      content:
        '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; caret-animation: manual !important; scrollbar-width: none !important; }',
    });
    try {
      await visitLooks(page, id);
    } finally {
      await still.evaluate((style) => (style as HTMLStyleElement).remove());
    }
  },
};

export default config;
