import type { Browser, Page } from '@playwright/test';
import {
  calendarFeedAddress,
  noticesAddress,
  scheduleAddress,
  takersAddress,
} from '../app/areas/schedule/model/addresses.ts';
import type { Notice, ScheduleEntry, ScheduleReply } from '../app/areas/schedule/model/schedule-reply.ts';
import { choicesAddress } from '../app/areas/requests/model/addresses.ts';
import type { RequestChoices } from '../app/areas/requests/server/requests.server.ts';
import { liveAddress } from '../app/kit/live/addresses.ts';
import { unpack, type Packed } from '../app/kit/packed/packed.ts';
import { join } from './new-person.ts';
import { sendChange } from './support/send-change.ts';
import { finger, type Hands, keys, mouse } from './support/hands.ts';
import { alive, enter, expect, notice, test } from './support/test.ts';

/** The device somebody uses. */
interface Use {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
}
const desk: Use = {};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Next week, of which the forecast knows every day. */
const sunday = '2026-11-22';
const friday = '2026-11-27';

async function dataAt<Data>(page: Page, address: string): Promise<Data> {
  const answer = await page.request.get(address);
  const outcome = (await answer.json()) as { readonly ok: boolean; readonly data: Data };
  expect([address, outcome.ok]).toEqual([address, true]);
  return outcome.data;
}

async function readWeek(page: Page, slug: string, date = sunday): Promise<ScheduleReply> {
  return unpack(await dataAt<Packed<ScheduleReply>>(page, scheduleAddress({ slug }, { date, days: 7 })));
}

/** A station with drivers and a planned week, which no other test changes; each `place` is another one. */
async function ownStation(browser: Browser, place: number): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const taken = (await enter(page, 'station-admin.demo')).split('/')[2];
  await enter(page, 'platform.demo');
  const { stations, drivers, schedule } = await readWeek(page, 'lantern');
  await context.close();
  const driversAt = (id: number) => drivers.filter(({ station_id, isGhost }) => station_id === id && !isGhost).length;
  const fit = stations.filter(
    ({ id, slug }) =>
      slug !== taken && driversAt(id) >= 4 && schedule.filter(({ station_id }) => station_id === id).length >= 10,
  );
  // The largest first: with many drivers, somebody is always free.
  const station = fit.toSorted((a, b) => driversAt(b.id) - driversAt(a.id) || a.id - b.id)[place];
  expect(fit.length, 'stations with a week').toBeGreaterThan(place);
  return station?.slug ?? '';
}

/**
 * Leaves the week to copy with gaps: nobody works on Friday, so that the copied Friday is short and its drivers are
 * free, and one driver on Thursday and on Saturday, so that others could take that shift.
 */
async function leaveGaps(page: Page, station: string): Promise<void> {
  const { schedule, version, from, days } = await readWeek(page, station, '2026-11-15');
  const on = (day: string) => schedule.filter((shift) => shift.day === day && shift.employee !== null);
  const removed = [on('2026-11-19').slice(1), on('2026-11-20'), on('2026-11-21').slice(1)]
    .flat()
    .map(({ id, version: of }) => ({ id, version: of }));
  await sendChange(page, scheduleAddress({ slug: station }), { date: from, days, version, entries: [], removed });
}

/** Signs a driver of the station in, on a phone unless `use` says otherwise. */
async function driverOnPhone(browser: Browser, slug: string, use: Use = phone): Promise<Page> {
  const page = await (await browser.newContext(use)).newPage();
  await join(browser, page, 'driver', { place: slug, position: 'Driver' });
  return page;
}

/** Opens a page and waits until it hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === liveAddress());
  await page.goto(path);
  await listening;
}

async function openWeek(page: Page, station: string): Promise<void> {
  await openLive(page, `/scheduler/${station}/scheduling?day=${friday}`);
  await expect(page.getByText(/^Nov 22 – 28$/)).toBeVisible();
  // A chart, or on a phone a list.
  const shifts = { name: /^Shifts of / };
  await expect(page.getByRole('grid', shifts).or(page.getByRole('region', shifts))).toBeVisible();
  await alive(more(page));
}

/** The schedule's menu; on a phone the shell has one of the same name. */
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More', exact: true });
const unsaved = (page: Page) => page.getByText(/^\d+ unsaved changes?$/);
const countIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

async function choose(page: Page, hand: Hands, name: string): Promise<void> {
  await hand.press(more(page));
  await hand.pick(name);
}

/** Saves; work on a day off and the like need a reason for the audit log. */
async function save(page: Page, hand: Hands): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Save schedule' }));
  const reason = page.getByLabel('Reason to save anyway');
  const saved = notice(page, 'Schedule saved');
  await expect(saved.or(reason)).toBeVisible();
  if (await reason.isVisible()) {
    await hand.write(reason, 'Same as last week');
    await hand.press(page.getByRole('button', { name: 'Save with reason' }));
  }
  await expect(saved).toBeVisible();
}

/** A manager copies last week, fills Friday and publishes. */
async function planWeek(page: Page, hand: Hands): Promise<void> {
  await choose(page, hand, 'Copy last week, templates');
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await hand.press(templates.getByRole('button', { name: 'Copy last week' }));
  const replace = templates.getByRole('checkbox', { name: 'Replace the shifts these drivers have now' });
  await hand.mark(replace);
  const preview = templates.getByRole('region', { name: 'Preview' });
  const plan = preview.getByRole('button', { name: /^Plan \d+ shifts$/ });
  await expect(plan).toBeVisible();
  // With the shifts it replaces; the plan without them has only what fits beside those.
  await expect.poll(async () => countIn(await plan.textContent())).toBeGreaterThan(5);
  await expect(plan).toBeEnabled();
  await hand.press(plan);
  await expect(templates).toHaveCount(0);
  await expect(unsaved(page)).toBeVisible();
  const copied = countIn(await unsaved(page).textContent());

  await hand.press(page.getByRole('button', { name: /Fix Friday/ }));
  const fill = page.getByRole('dialog', { name: 'Fill the gaps' });
  const add = fill.getByRole('button', { name: /^Add (all \d+ shifts|shift)$/ });
  await expect(add).toBeVisible();
  await hand.press(add);
  await expect.poll(async () => countIn(await unsaved(page).textContent())).toBeGreaterThan(copied);
  await hand.press(fill.getByRole('button', { name: 'Close' }));
  await expect(fill).toHaveCount(0);
  await save(page, hand);

  await hand.press(page.getByRole('button', { name: /^Publish \d+$/ }));
  const publish = page.getByRole('dialog', { name: 'Publish' });
  const press = publish.getByRole('button', { name: /^Publish \d+ shifts?$/ });
  await expect(press).toBeVisible();
  await hand.press(press);
  await expect(publish.getByText('Drivers see these days as planned.')).toBeVisible();
  await expect(publish.getByText(/haven’t confirmed:|hasn’t confirmed:/)).toBeVisible();
}

/** A driver's only shift of a day of the week, and another driver who can take it as it is. */
async function someoneElse(page: Page, station: string, without: readonly (string | null)[]) {
  const { schedule, drivers, stations } = await readWeek(page, station);
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: stations[0]?.time_zone ?? 'UTC' });
  /** Whether a shift reaches into a day: that of the evening before may. */
  const isOn = ({ day, end_date }: ScheduleEntry, wanted: string) =>
    day <= wanted && dayFormat.format(Date.parse(end_date) - 1) >= wanted;
  const driverOf = (employee: number | null) => drivers.find(({ employee_profile: id }) => id === employee);
  for (const shift of schedule.toSorted((a, b) => a.start_date.localeCompare(b.start_date))) {
    const owner = driverOf(shift.employee);
    if (!owner?.slug || without.includes(owner.slug) || shift.duration === 0) continue;
    if (schedule.some((each) => each !== shift && each.employee === owner.employee_profile && isOn(each, shift.day)))
      continue;
    const { takers } = await dataAt<{ takers: { employee: number }[] }>(
      page,
      takersAddress(
        { slug: station },
        {
          station: stations[0]?.id ?? 0,
          start: shift.start_date,
          end: shift.end_date,
          services: shift.schedule_type.join(','),
          shift: shift.id,
        },
      ),
    );
    const taker = takers
      .map(({ employee }) => driverOf(employee))
      .find((each) => each?.slug && each.id !== owner.id && !without.includes(each.slug));
    if (taker) return { shift, owner, taker };
  }
  throw new Error('No shift of the week has another driver who can take it.');
}

/** `Mon, Nov 23, 6:00 AM` of a shift. */
const startWords = ({ start_date }: Pick<ScheduleEntry, 'start_date'>, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(start_date));

/** The manager approves the latest request of a kind, and sees `said`. */
async function approve(
  page: Page,
  hand: Hands,
  {
    station,
    words,
    said = 'Request approved',
  }: { readonly station: string; readonly words: RegExp; readonly said?: string },
): Promise<void> {
  await page.goto(`/scheduler/${station}/requests?sort=-created_at`);
  await hand.openRow(page.getByRole('row').filter({ hasText: words }).first());
  const decision = page.getByRole('dialog');
  await hand.write(decision.getByRole('textbox', { name: 'Reason' }), 'Agreed on the phone');
  if (said !== 'Request approved')
    await expect(decision.getByRole('checkbox', { name: 'Also open the planned shift' })).toBeChecked();
  await hand.press(decision.getByRole('button', { name: 'Approve request' }));
  await expect(notice(page, said)).toBeVisible();
}

/** A driver fills in a new request, which stays open to be sent. */
async function ask(driver: Page, hand: Hands, kind: string) {
  await hand.press(driver.getByRole('button', { name: 'New request' }));
  await hand.choose(
    driver.getByRole('combobox', { name: 'What do you need?' }),
    driver.getByRole('option', { name: kind }),
  );
  return driver.getByRole('form', { name: 'New request' });
}

/** Opens a driver's shift in its editor: in the chart, or on a phone in the list of its day. */
async function openShift(
  page: Page,
  hand: Hands,
  { id, name, day }: { readonly id: number; readonly name: string; readonly day: string },
) {
  await hand.write(page.getByRole('searchbox', { name: 'Find a driver or station' }), name);
  const days = page.getByRole('region', { name: /^Shifts of / }).getByRole('group', { name: 'Day' });
  if (await days.isVisible()) await hand.press(days.getByRole('button', { name: new RegExp(`^${day}`) }));
  const bar = page.locator(`[data-shift="${id}"]`);
  await expect(bar).toBeVisible();
  await hand.openShift(bar);
  return page.getByRole('dialog', { name: new RegExp(`^${name}, `) });
}

/** The hours of a driver in the report of the week. */
async function reportedHours(page: Page, station: string, name: string): Promise<number> {
  await page.goto(`/scheduler/${station}/?report=hours&from=${sunday}&to=2026-11-28`);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  const cells = await row.getByRole('gridcell').or(row.getByRole('cell')).allInnerTexts();
  return Number(cells.find((text) => /^\d+(\.\d+)?$/.test(text.trim())));
}

/** The same story three times, with different hands. A driver is on the phone, except with keys. */
const ways = [
  { by: 'mouse', manager: mouse, use: desk, driver: finger, theirs: phone },
  { by: 'the keyboard alone', manager: keys, use: desk, driver: keys, theirs: desk },
  { by: 'a finger on a phone', manager: finger, use: phone, driver: finger, theirs: phone },
];
for (const [way, { by, manager, use, driver, theirs }] of ways.entries())
  test.describe(`a week from plan to report by ${by}`, () => {
    test.use(use);

    test('is copied, filled, published, confirmed, and covered when a driver calls in sick', async ({
      page,
      browser,
    }, info) => {
      // Four people sign in, one after the other.
      test.slow();
      const station = await ownStation(browser, 2 * way + info.retry);
      await join(browser, page, 'manager', { place: station, position: 'Station admin' });
      const hand = manager(page);
      await openWeek(page, station);
      await leaveGaps(page, station);
      await choose(page, hand, 'Open shift rules');
      const rules = page.getByRole('dialog', { name: 'Open shift rules' });
      await hand.mark(rules.getByRole('radio', { name: /^The first driver who fits gets it/ }));
      await hand.press(rules.getByRole('button', { name: 'Save rules' }));
      await expect(notice(page, 'Open shift rules saved')).toBeVisible();
      await hand.press(rules.getByRole('button', { name: 'Close' }));
      await expect(rules).toHaveCount(0);
      await planWeek(page, hand);

      // A driver confirms, and the manager sees it without a reload.
      const publish = page.getByRole('dialog', { name: 'Publish' });
      const { notices } = await dataAt<{ notices: Notice[] }>(
        page,
        noticesAddress({ slug: station }, { date: sunday, days: 7 }),
      );
      const notified = notices.find(({ driver_slug, confirmed_at }) => driver_slug !== null && confirmed_at === null);
      const waiting = publish.getByRole('listitem').filter({ hasText: notified?.driver ?? '' });
      await expect(waiting.first()).toBeVisible();
      const confirmer = await driverOnPhone(browser, notified?.driver_slug ?? '', theirs);
      await openLive(confirmer, `/scheduler/${notified?.driver_slug}/scheduling`);
      await driver(confirmer).press(confirmer.getByRole('button', { name: 'Confirm my schedule' }));
      await expect(notice(confirmer, 'Thank you. Your station sees that you confirmed.')).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await confirmer.context().close();

      // Another calls in sick.
      const { shift, owner, taker } = await someoneElse(page, station, [notified?.driver_slug ?? null]);
      const before = {
        owner: await reportedHours(page, station, owner.full_name),
        taker: await reportedHours(page, station, taker.full_name),
      };
      const { stations } = await readWeek(page, station);
      const when = startWords(shift, stations[0]?.time_zone ?? 'UTC');
      const sick = await driverOnPhone(browser, owner.slug ?? '', theirs);
      const sickHand = driver(sick);
      await openLive(sick, `/scheduler/${owner.slug}/requests`);
      const form = await ask(sick, sickHand, 'Time off');
      const firstDay = form.getByRole('group', { name: /^First day/ });
      const [year = '', month = '', day = ''] = shift.day.split('-');
      for (const [part, digits] of [
        [/^month/, month],
        [/^day/, day],
        [/^year/, year],
      ] as const)
        await sickHand.write(firstDay.getByRole('spinbutton', { name: part }), digits);
      await sickHand.choose(
        form.getByRole('combobox', { name: 'Type' }),
        sick.getByRole('option', { name: 'Sick', exact: true }),
      );
      await expect(form.getByRole('region', { name: 'Effect on coverage' })).toBeVisible();
      await sickHand.press(form.getByRole('button', { name: 'Send request' }));
      await expect(notice(sick, 'Request sent')).toBeVisible();
      await sick.context().close();
      await approve(page, hand, {
        station,
        words: /Time off .*\(sick\)/,
        said: 'Request approved. 1 shift is open now.',
      });

      // A third takes the offer.
      const third = await driverOnPhone(browser, taker.slug ?? '', theirs);
      const thirdHand = driver(third);
      await openLive(third, `/scheduler/${taker.slug}/requests`);
      const offer = await ask(third, thirdHand, 'Open shift');
      await thirdHand.choose(
        offer.getByRole('combobox', { name: /^Open shift/ }),
        third.getByRole('option', { name: new RegExp(`^${when}`) }).first(),
      );
      await thirdHand.press(offer.getByRole('button', { name: 'Send request' }));
      await expect(notice(third, 'The shift is yours')).toBeVisible();
      await third.goto(`/scheduler/${taker.slug}/scheduling?day=${shift.day}`);
      await expect(
        third
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: when.split(', ')[2] ?? '' })
          .first(),
      ).toBeVisible();
      await third.context().close();

      // The plan, its history and the reports agree.
      const unpaid = shift.breaks.reduce((sum, each) => sum + (each.paid ? 0 : each.minutes), 0);
      await openWeek(page, station);
      const editor = await openShift(page, hand, {
        id: shift.id,
        name: taker.full_name,
        day: when.split(', ').slice(0, 2).join(', '),
      });
      await hand.press(editor.getByRole('button', { name: 'History' }));
      const history = editor.getByRole('list', { name: 'History of this shift' });
      await expect(history).toContainText(`Open shift → ${taker.full_name}`);
      await expect(history).toContainText(`${owner.full_name} → Open shift`);
      await expect(history).toContainText('Why: Driver is off');
      await expect(history.getByRole('listitem').last()).toContainText(owner.full_name);
      const hours = shift.duration - unpaid / 60;
      expect(await reportedHours(page, station, owner.full_name)).toBeCloseTo(before.owner - hours, 1);
      expect(await reportedHours(page, station, taker.full_name)).toBeCloseTo(before.taker + hours, 1);
      const { drivers } = await readWeek(page, station);
      for (const { id } of [owner, taker]) {
        const found = drivers.find((each) => each.id === id);
        expect(await reportedHours(page, station, found?.full_name ?? '')).toBeCloseTo(found?.weekly_hours ?? -1, 1);
      }
    });
  });

test('a driver asks for a swap, the other agrees, and the manager lets them', async ({ page, browser }, info) => {
  test.slow();
  const station = await ownStation(browser, 6 + info.retry);
  await join(browser, page, 'manager', { place: station, position: 'Station admin' });
  const { drivers } = await readWeek(page, station);

  // The first driver with a shift a coworker can swap for.
  let asker: Page | null = null;
  let choices: RequestChoices | null = null;
  for (const { slug, isGhost } of drivers) {
    if (isGhost || !slug) continue;
    const driver = await driverOnPhone(browser, slug);
    choices = await dataAt<RequestChoices>(driver, choicesAddress());
    if (choices.swap_shifts.length > 0) {
      asker = driver;
      await openLive(driver, `/scheduler/${slug}/requests`);
      break;
    }
    await driver.context().close();
  }
  if (!asker || !choices) throw new Error('No two drivers of the station can swap.');
  const zone = choices.time_zone;
  const [wanted] = choices.swap_shifts;
  const mine = choices.own_shifts.find(({ id }) => id === wanted?.fits[0]);
  if (!wanted || !mine) throw new Error('A swap without two shifts.');
  const coworker = drivers.find(({ full_name }) => full_name === wanted.driver_name);

  const fresh = asker.getByRole('button', { name: 'New request' });
  await alive(fresh);
  await fresh.tap();
  await asker.getByRole('combobox', { name: 'What do you need?' }).tap();
  await asker.getByRole('option', { name: 'Schedule change' }).tap();
  const form = asker.getByRole('form', { name: 'New request' });
  await form.getByRole('combobox', { name: /^Your shift/ }).tap();
  await asker.getByRole('option', { name: new RegExp(`^${startWords(mine, zone)}`) }).tap();
  await form.getByRole('combobox', { name: /^Swap for/ }).tap();
  await asker
    .getByRole('option', { name: new RegExp(`^${startWords(wanted, zone)}`) })
    .filter({ hasText: wanted.driver_name })
    .tap();
  await form.getByRole('button', { name: 'Send request' }).tap();
  await expect(notice(asker, 'Request sent')).toBeVisible();

  const answering = await driverOnPhone(browser, coworker?.slug ?? '');
  await openLive(answering, `/scheduler/${coworker?.slug}/requests`);
  const swaps = answering.getByRole('region', { name: 'Swaps to answer' });
  await expect(swaps).toContainText('wants to swap');
  const agree = swaps.getByRole('button', { name: 'Agree' });
  await alive(agree);
  await agree.tap();
  await expect(notice(answering, 'You agreed. A manager decides the swap now.')).toBeVisible();
  await expect(swaps).toHaveCount(0);
  await approve(page, mouse(page), { station, words: /Swap / });
  // The one who asked hears of it without a reload.
  await expect(asker.getByRole('row').filter({ hasText: 'Swap ' }).first()).toContainText('Approved');
  const now = await dataAt<RequestChoices>(answering, choicesAddress());
  expect(now.own_shifts.map(({ id }) => id)).toContain(mine.id);
  await asker.context().close();
  await answering.context().close();
});

test('a driver shares a calendar address with a calendar app, replaces it and ends it', async ({ browser }) => {
  const driver = await (await browser.newContext(phone)).newPage();
  const slug = (await enter(driver, 'driver.demo')).split('/')[2] ?? '';
  await driver.goto(`/scheduler/${slug}/scheduling`);
  const setUp = driver.getByRole('button', { name: 'Set up calendar' });
  await alive(setUp);
  await setUp.tap();
  const create = driver.getByRole('button', { name: 'Create calendar address' });
  const replace = driver.getByRole('button', { name: 'Replace address' });
  const agree = (name: string) => driver.getByRole('alertdialog').getByRole('button', { name }).tap();
  await expect(create.or(replace)).toBeVisible();
  const shared = await replace.isVisible();
  await create.or(replace).tap();
  if (shared) await agree('Replace address');
  const field = driver.getByRole('textbox', { name: 'Calendar address' });
  await expect(field).toHaveValue(/\/calendar\/[\w.~-]+\.ics$/);
  await expect(
    notice(driver, 'Calendar address ready').or(notice(driver, 'New address ready. The old one stopped working.')),
  ).toBeVisible();
  const first = await field.inputValue();
  // A calendar app has no session.
  const app = await browser.newContext();
  const read = (address: string) => app.request.get(address);
  const file = await read(first);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.headers()['cache-control']).toBe('no-store');
  const events = (await file.text()).match(/^BEGIN:VEVENT\r$/gm)?.length ?? 0;
  expect(events).toBeGreaterThan(0);
  await replace.tap();
  // Calendars that use the address stop updating, so it asks first.
  const question = driver.getByRole('alertdialog', { name: 'Replace the calendar address?' });
  await expect(question).toContainText('Calendars that use the current address stop updating.');
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await expect(question).toHaveCount(0);
  expect((await read(first)).status()).toBe(200);
  await replace.tap();
  await agree('Replace address');
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect([(await read(first)).status(), (await read(second)).status()]).toEqual([404, 200]);
  await driver.getByRole('button', { name: 'Stop sharing' }).tap();
  await agree('Stop sharing');
  await expect(create).toBeVisible();
  expect((await read(second)).status()).toBe(404);
  const feed = await dataAt<{ token: string | null }>(driver, calendarFeedAddress());
  expect(feed.token).toBeNull();
  await app.close();
  await driver.context().close();
});

test.describe('at 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first driver is high up, the coverage is 96 px, and the editor never covers it', async ({ page }) => {
    const station = (await enter(page, 'station-admin.demo')).split('/')[2] ?? '';
    await openWeek(page, station);
    const head = page.locator('[data-component="SchedulerGantt.Head"]');
    await expect(head.locator('tbody tr')).toBeVisible();
    const boxOf = async (target: ReturnType<Page['locator']>) => {
      const box = await target.boundingBox();
      if (!box) throw new Error('Not on the screen.');
      return { ...box, bottom: box.y + box.height, right: box.x + box.width };
    };
    // Days, hours and coverage together.
    expect(Math.abs((await boxOf(head)).height - 96)).toBeLessThanOrEqual(1);
    const first = page.locator('[data-component="SchedulerGantt.Name"][data-kind="driver"]').first();
    expect((await boxOf(first)).y).toBeLessThan(300);
    // The controls are in two rows of 40 px.
    const controls = await Promise.all(
      [
        page.getByRole('button', { name: 'Today', exact: true }),
        page.getByRole('searchbox', { name: 'Find a driver or station' }),
        page.getByRole('combobox', { name: 'Services drivers work' }),
        page.getByRole('button', { name: 'More', exact: true }),
        page.getByRole('button', { name: /^Publish/ }),
        page.getByRole('button', { name: 'Forecast and what-if' }),
      ].map((control) => boxOf(control.first())),
    );
    const middles = controls.map(({ y, height }) => y + height / 2);
    const rows = [middles.slice(0, 2), middles.slice(2)];
    for (const row of rows) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(8);
    const apart = (rows[1]?.[0] ?? 0) - (rows[0]?.[0] ?? 0);
    expect(apart).toBeGreaterThanOrEqual(36);
    expect(apart).toBeLessThanOrEqual(56);
    for (const { height } of controls) expect(height).toBeLessThanOrEqual(40);

    // Unsaved changes bring more controls, but push nothing down.
    await page.locator('[data-component="SchedulerGantt.Bar"]:not([data-unfilled])').first().press('Alt+ArrowRight');
    await expect(unsaved(page)).toBeVisible();
    await expect(page.getByText(/calls? expected, /)).toBeVisible();
    expect((await boxOf(first)).y).toBeLessThan(300);
    await page.keyboard.press('Control+z');
    await expect(unsaved(page)).toHaveCount(0);

    // Open shifts are hollow, with a dashed edge.
    await page.locator('[data-component="SchedulerGantt.Name"][data-kind="group"]').first().click();
    const open = page.locator('[data-component="SchedulerGantt.Bar"][data-unfilled]').first();
    await expect(open).toBeVisible();
    expect(
      await open.evaluate((bar) => {
        const { borderTopStyle, backgroundColor, backgroundImage } = getComputedStyle(bar);
        return { borderTopStyle, backgroundColor, backgroundImage };
      }),
    ).toEqual({ borderTopStyle: 'dashed', backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none' });

    // Each editor stays below the coverage, wherever its bar is.
    const bars = page.locator('[data-component="SchedulerGantt.Bar"]:not([data-unfilled])');
    const { bottom } = await boxOf(head);
    const editor = page.locator('[data-component="SchedulerGantt.Editor"]');
    for (const bar of [bars.first(), bars.nth(4), bars.last()]) {
      await bar.press('Enter');
      await expect(editor).toBeVisible();
      const apply = editor.getByRole('button', { name: 'Apply' });
      await expect(apply).toBeVisible();
      await expect.poll(async () => (await boxOf(editor)).y).toBeGreaterThanOrEqual(bottom);
      expect((await boxOf(editor)).bottom).toBeLessThanOrEqual(900);
      expect((await boxOf(apply)).bottom).toBeLessThanOrEqual((await boxOf(editor)).bottom);
      const [start, end] = [
        editor.getByRole('combobox', { name: /^Start/ }),
        editor.getByRole('combobox', { name: /^End/ }),
      ];
      await start.scrollIntoViewIfNeeded();
      expect((await boxOf(start)).y).toBe((await boxOf(end)).y);
      await expect(editor.getByText(/^\w{3}: (\d.* h short|covered without this shift)/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(editor).toHaveCount(0);
    }
  });
});
