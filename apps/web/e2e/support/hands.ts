import type { Locator, Page } from '@playwright/test';
import { alive, expect } from './test.ts';

/** One way a person works a page. */
export interface Hands {
  /** Presses a button, follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Goes through an open menu by the names of its entries, from the first menu into those it opens, and takes the last. */
  readonly pick: (...names: readonly (string | RegExp)[]) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Opens the finder of screens, places and people. */
  readonly find: () => Promise<void>;
  /** Takes what a field one writes into offers: its first. */
  readonly takeOffered: (option: Locator) => Promise<void>;
}

/** An entry of an open menu, of whatever kind. */
const entry = (page: Page, name: string | RegExp) =>
  page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('menuitemradio', { name, exact: true }))
    .first();

async function pickEach(
  page: Page,
  names: readonly (string | RegExp)[],
  open: (target: Locator) => Promise<void>,
  take = open,
): Promise<void> {
  for (const [index, name] of names.entries()) {
    const target = entry(page, name);
    await expect(target).toBeVisible();
    await (index < names.length - 1 ? open : take)(target);
  }
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Presses what is pointed at; the keyboard only writes. */
const pointing =
  (touch: (target: Locator) => Promise<void>) =>
  (page: Page): Hands => {
    const press = async (target: Locator) => {
      await alive(target);
      await touch(target);
    };
    return {
      press,
      pick: (...names) => pickEach(page, names, touch),
      find: () => press(page.getByRole('button', { name: /Find/ })),
      takeOffered: press,
      write: async (field, text) => {
        await press(field);
        await page.keyboard.type(text);
      },
    };
  };

export const mouse = pointing((target) => target.click());
export const finger = pointing((target) => target.tap());

/** A longer way than this nobody goes by Tab. */
const farthest = 150;

/** Whether it comes before what has the focus. */
const standsBefore = (target: Locator) =>
  target.evaluate((element) =>
    Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
  );

/** The keyboard alone. */
export const keys = (page: Page): Hands => {
  const goTo = async (target: Locator, forth: string, back = forth) => {
    await expect(target).toBeVisible();
    await alive(target);
    const key = (await standsBefore(target)) ? back : forth;
    for (let step = 0; step < farthest; step += 1) {
      if (await target.evaluate((own) => own === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target, `is reached by ${key}`).toBeFocused();
  };
  const pressWith = (key: string) => async (target: Locator) => {
    await goTo(target, 'ArrowDown', 'ArrowUp');
    await page.keyboard.press(key);
  };
  return {
    press: async (target) => {
      await goTo(target, 'Tab', 'Shift+Tab');
      await page.keyboard.press('Enter');
    },
    pick: (...names) => pickEach(page, names, pressWith('ArrowRight'), pressWith('Enter')),
    find: () => page.keyboard.press('Control+k'),
    takeOffered: async (option) => {
      await expect(option).toHaveAttribute('data-focused');
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await goTo(field, 'Tab', 'Shift+Tab');
      await page.keyboard.type(text);
    },
  };
};
