import type { Locator, Page } from '@playwright/test';
import { alive, expect } from './test.ts';

/** One input method for operating a page. */
export interface Hands {
  /** Presses a button or follows a link. */
  readonly press: (target: Locator) => Promise<void>;
  /** Walks through an open menu by the names of its entries, through submenus, and chooses the last. */
  readonly pick: (...names: readonly (string | RegExp)[]) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select. */
  readonly choose: (select: Locator, option: Locator) => Promise<void>;
  /** Marks a check box or a radio button. */
  readonly mark: (box: Locator) => Promise<void>;
  /** Opens a row of a table. */
  readonly openRow: (row: Locator) => Promise<void>;
  /** Opens a shift of a chart in its editor. */
  readonly openShift: (bar: Locator) => Promise<void>;
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
  (touch: (target: Locator) => Promise<void>, open = touch) =>
  (page: Page): Hands => {
    const press = async (target: Locator) => {
      await alive(target);
      await touch(target);
    };
    return {
      press,
      choose: async (select, option) => {
        await press(select);
        await press(option);
      },
      mark: async (box) => {
        await press(box);
        await expect(box).toBeChecked();
      },
      openRow: (row) => press(row.getByRole('link').first()),
      openShift: async (bar) => {
        await alive(bar);
        await open(bar);
      },
      pick: (...names) => pickEach(page, names, touch),
      find: () => press(page.getByRole('button', { name: /Find/ })),
      takeOffered: press,
      write: async (field, text) => {
        await press(field);
        await page.keyboard.type(text);
      },
    };
  };

export const mouse = pointing(
  (target) => target.click(),
  (target) => target.dblclick(),
);
export const finger = pointing((target) => target.tap());

/** More presses of Tab than any task needs. */
const farthest = 150;

/** Whether the target comes before the focused element. */
const standsBefore = (target: Locator) =>
  target.evaluate((element) =>
    Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
  );

const isFocused = (target: Locator) => target.evaluate((own) => own === document.activeElement);
const holdsFocus = (target: Locator) => target.evaluate((own) => own.contains(document.activeElement));

/** Keyboard only. */
export const keys = (page: Page): Hands => {
  const goTo = async (target: Locator, forth: string, back = forth) => {
    await expect(target).toBeVisible();
    await alive(target);
    const key = (await standsBefore(target)) ? back : forth;
    for (let step = 0; step < farthest; step += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press(key);
    }
    await expect(target, `is reached by ${key}`).toBeFocused();
  };
  const pressWith = (key: string) => async (target: Locator) => {
    await goTo(target, 'ArrowDown', 'ArrowUp');
    await page.keyboard.press(key);
  };
  /** Presses a key until something is reached. */
  const until = async (reached: () => Promise<boolean>, key: string, most = farthest) => {
    for (let step = 0; step < most; step += 1) {
      if (await reached()) return true;
      await page.keyboard.press(key);
    }
    return reached();
  };
  /** A grid is one tab stop. */
  const enterGrid = async (part: Locator) => {
    await expect(part).toBeVisible();
    const inside = () =>
      part.evaluate((own) => Boolean(own.closest('[role="grid"], table')?.contains(document.activeElement)));
    expect(await until(inside, (await standsBefore(part)) ? 'Shift+Tab' : 'Tab'), 'the grid is reached by Tab').toBe(
      true,
    );
  };
  return {
    press: async (target) => {
      await goTo(target, 'Tab', 'Shift+Tab');
      await page.keyboard.press('Enter');
    },
    choose: async (select, option) => {
      await goTo(select, 'Tab', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(option).toBeVisible();
      const current = () =>
        option.evaluate((own) => own === document.activeElement || own.hasAttribute('data-focused'));
      if (!(await until(current, 'ArrowDown', 40)))
        expect(await until(current, 'ArrowUp', 40), 'the option is reached by arrow keys').toBe(true);
      await page.keyboard.press('Enter');
    },
    mark: async (box) => {
      // Radio buttons of a group are one tab stop.
      const near = () =>
        box.evaluate((own) => {
          const now = document.activeElement;
          const named = (element: Element | null) =>
            element instanceof HTMLInputElement && element.type === 'radio' && element.name;
          return own === now || (named(own) !== false && named(own) === named(now));
        });
      expect(await until(near, (await standsBefore(box)) ? 'Shift+Tab' : 'Tab'), 'the box is reached by Tab').toBe(
        true,
      );
      expect(await until(() => isFocused(box), 'ArrowDown', 10), 'the choice is reached by arrow keys').toBe(true);
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    openRow: async (row) => {
      await enterGrid(row);
      expect(await until(() => holdsFocus(row), 'ArrowDown', 40), 'the row is reached by arrow keys').toBe(true);
      // Before its name there may be a box that selects the row.
      const name = row.getByRole('rowheader');
      expect(await until(() => isFocused(name), 'ArrowRight', 10), 'the name is reached by arrow keys').toBe(true);
      await page.keyboard.press('Enter');
    },
    openShift: async (bar) => {
      await enterGrid(bar);
      await page.keyboard.press('Control+Home');
      for (let row = 0; row < 12; row += 1) {
        await page.keyboard.press('Home');
        if (await until(() => isFocused(bar), 'ArrowRight', 12)) return page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
      }
      await expect(bar, 'is reached by arrow keys').toBeFocused();
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
