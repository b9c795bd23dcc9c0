import type { Locator, Page } from '@playwright/test';
import { alive, expect } from './test.ts';

/** One input method for operating a page. */
export interface Hands {
  /** Presses a button or follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Walks through an open menu by the names of its entries, through submenus, and chooses the last. */
  readonly pick: (...names: readonly (string | RegExp)[]) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Opens the palette for screens, locations and people. */
  readonly find: () => Promise<void>;
  /** Chooses the first suggestion of a text field. */
  readonly takeOffered: (option: Locator) => Promise<void>;
}

/** An entry of an open menu, of any kind. */
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

/** Presses the target with the pointer; the keyboard only types. */
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

/** More presses of Tab than any task needs. */
const farthest = 150;

/** Whether the target comes before the focused element. */
const standsBefore = (target: Locator) =>
  target.evaluate((element) =>
    Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
  );

/** Keyboard only. */
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
