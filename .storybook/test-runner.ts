import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { configureAxe, injectAxe } from 'axe-playwright';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** What a story is looked at in. The first is how it arrives. */
interface Look {
  readonly name: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly forcedColors?: 'active' | 'none';
  readonly axe: boolean;
  readonly picture: boolean;
}
const looks: readonly Look[] = [
  // The accessibility addon has read this look when the story was drawn, and failed it for any violation.
  { name: 'day', globals: { theme: 'day', direction: 'ltr' }, axe: false, picture: true },
  { name: 'night', globals: { theme: 'night', direction: 'ltr' }, axe: true, picture: true },
  { name: 'day-contrast', globals: { theme: 'day-contrast', direction: 'ltr' }, axe: true, picture: true },
  { name: 'night-contrast', globals: { theme: 'night-contrast', direction: 'ltr' }, axe: true, picture: false },
  { name: 'rtl', globals: { theme: 'day', direction: 'rtl' }, axe: true, picture: true },
  // The system paints here, so contrast is its own; axe cannot judge it.
  { name: 'forced-colors', globals: { theme: 'day', direction: 'ltr' }, forcedColors: 'active', axe: false, picture: true },
];

const root = process.cwd();
const baselines = join(root, '.storybook', 'baselines');
const artifacts = join(root, 'artifacts', 'stories');
const results = join(artifacts, 'results.jsonl');
const record = (line: object) => {
  mkdirSync(artifacts, { recursive: true });
  appendFileSync(results, `${JSON.stringify(line)}\n`);
};

/** The browser and platform whose pixels the baselines hold; another one draws letters differently. */
function comparable(page: Page): boolean {
  if (process.env.STORIES_PICTURES === 'off') return false;
  const file = join(baselines, 'made-with.json');
  if (!existsSync(file)) return false;
  const madeWith = JSON.parse(readFileSync(file, 'utf8')) as { chromium: string; platform: string };
  const chromium = page.context().browser()?.version().split('.')[0];
  return madeWith.chromium === chromium && madeWith.platform === `${process.platform}-${process.arch}`;
}

async function takeLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: look.forcedColors ?? 'none' });
  await page.evaluate((globals) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void } }).__STORYBOOK_ADDONS_CHANNEL__;
    channel.emit('updateGlobals', { globals });
  }, look.globals);
  await page.waitForFunction(({ theme, direction }) => document.documentElement.dataset.theme === theme && document.documentElement.dir === direction, look.globals as { theme: string; direction: string });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function checkAccess(page: Page, id: string, look: string, rules: { id: string; enabled: boolean }[]): Promise<void> {
  await configureAxe(page, { rules });
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }> } };
    const exclude = [['.sb-wrapper'], ['#storybook-docs'], ['.sb-preparing-story'], ['.sb-preparing-docs'], ['.sb-nopreview'], ['.sb-errordisplay'], ['[data-radix-focus-guard]']];
    const { violations: found } = await axe.run({ include: [['body']], exclude: exclude.filter(([selector]) => document.querySelector(selector ?? '')) }, { resultTypes: ['violations'] });
    return found.map(({ id: rule, help, nodes }) => ({ rule, help, nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 240)}\n    ${failureSummary?.replaceAll('\n', '\n    ') ?? ''}`) }));
  });
  if (violations.length > 0)
    throw new Error(`${id} in ${look} breaks accessibility rules:\n${violations.map(({ rule, help, nodes }) => `- ${rule}: ${help}\n  ${nodes.join('\n  ')}`).join('\n')}`);
}

async function comparePicture(page: Page, id: string, look: string, compare: boolean): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  const name = `${id}.${look}`;
  if (!compare) {
    mkdirSync(join(artifacts, 'pictures'), { recursive: true });
    writeFileSync(join(artifacts, 'pictures', `${name}.png`), picture);
    record({ picture: name, outcome: 'skipped' });
    return;
  }
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: baselines,
    customDiffDir: join(artifacts, 'differences'),
    customSnapshotIdentifier: name,
    storeReceivedOnFailure: true,
    customReceivedDir: join(artifacts, 'received'),
    failureThreshold: 0,
    failureThresholdType: 'pixel',
  });
  record({ picture: name, outcome: 'same' });
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page) {
    await injectAxe(page);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const { tags, parameters } = await getStoryContext(page, { id, title: '', name: '' });
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => !document.querySelector('[data-idle="false"]'));
    // Colours measured or pictured half-way through a transition would differ from run to run.
    await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }' });
    const { a11y } = parameters as { a11y?: { test?: string; disable?: boolean; config?: { rules?: { id: string; enabled: boolean }[] } } };
    if (a11y?.test !== 'error' || a11y.disable) throw new Error(`${id} turns the accessibility check off. Disable a single rule, with a reason, if one cannot hold.`);
    const rules = a11y.config?.rules ?? [];
    const matrix = tags?.includes('matrix') ?? false;
    if (!matrix) return;
    const compare = comparable(page);
    for (const look of looks) {
      await takeLook(page, look);
      if (look.axe) await checkAccess(page, id, look.name, [{ id: 'region', enabled: false }, ...rules]);
      if (look.picture) await comparePicture(page, id, look.name, compare);
    }
  },
};

export default config;
