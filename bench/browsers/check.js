// Operates the page from within and reports to the bench's server. A driver would work with one browser in one version
// only; this runs in every browser that can open an address.

/**
 * The timeout of a check, in milliseconds. Far longer than any of them takes on a busy machine; only failures wait this
 * long.
 */
const patience = 8000;

async function until(holds) {
  const end = performance.now() + patience;
  for (;;) {
    const value = holds();
    if (value || performance.now() > end) return value;
    await new Promise((next) => {
      setTimeout(next, 16);
    });
  }
}

/** Waits for a condition; if it never holds, the error names it. */
async function must(what, holds) {
  const value = await until(holds);
  if (!value) throw new Error(`not so: ${what}`);
  return value;
}

const all = (selector) => [...document.querySelectorAll(selector)];
const named = (selector, name) =>
  all(selector).find((element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name);
const part = (name) => document.querySelector(`[data-component="${name}"]`);

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Whether the element is in the window, and a click in its middle would hit it or something in it. */
function met(element) {
  const { clientX, clientY } = middle(element);
  return element.contains(document.elementFromPoint(clientX, clientY));
}

/** Whether the element takes up room within the window. For elements that ignore the pointer and can't be hit. */
function seen(element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    left >= 0 &&
    top >= 0 &&
    right <= innerWidth &&
    bottom <= innerHeight &&
    getComputedStyle(element).visibility === 'visible'
  );
}

function pointer(element, type, at = {}) {
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      ...middle(element),
      ...at,
    }),
  );
}

function mouse(element, type) {
  element.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...middle(element), detail: 1 }),
  );
}

/** Clicks the middle of an element, and fails if something else covers it. */
async function press(find) {
  const element = await must(`there is what ${find} finds`, find);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await must(`nothing covers what ${find} finds`, () => met(element));
  pointer(element, 'pointerdown', { buttons: 1 });
  mouse(element, 'mousedown');
  element.closest('button, input, [tabindex]')?.focus();
  pointer(element, 'pointerup');
  mouse(element, 'mouseup');
  mouse(element, 'click');
  return element;
}

function escape() {
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  );
}

const style = (element, pseudo) => getComputedStyle(element, pseudo);
const either = (element, property) =>
  style(element).getPropertyValue(property) || style(element).getPropertyValue(`-webkit-${property}`);

/** Whether the text of one element is vertically centered within another. */
function centered(words, within) {
  const range = document.createRange();
  range.selectNodeContents(words);
  const [inner, outer] = [range, within].map((each) => each.getBoundingClientRect());
  return inner.height > 0 && Math.abs(inner.top + inner.bottom - outer.top - outer.bottom) < 4;
}

/** A button opens a dialog, Escape closes it, and the focus returns to the button. */
async function dialogOpensAndCloses(button, whileOpen = async () => {}) {
  const trigger = await press(() => named('button', button));
  await whileOpen(await must('it opens', () => all('[role="dialog"]').find(met)));
  escape();
  await must('it closes', () => all('[role="dialog"]').length === 0);
  return must('the focus is back', () => document.activeElement === trigger);
}

/**
 * The checks, in this order. `needs` is a selector the check depends on: the check is skipped in a browser that is
 * older than the oldest supported one and lacks it.
 */
const asked = [
  {
    what: 'a button has its colors',
    holds: () => {
      const { backgroundColor, color } = style(named('button', 'Save schedule'));
      return backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== color;
    },
  },
  {
    what: 'the text of a button cannot be selected',
    holds: () => either(named('button', 'Save schedule'), 'user-select') === 'none',
  },
  {
    what: 'the chosen segment stands out',
    needs: ':has(*)',
    holds: () => {
      const [chosen, other] = ['Day', 'Week'].map((name) => style(named('label', name)));
      return chosen.backgroundColor !== other.backgroundColor;
    },
  },
  {
    what: 'a switch moves to the left on a page that reads from the right',
    holds: () => {
      const { transform } = style(document.querySelector('[role="switch"]'), '::before');
      return new DOMMatrix(transform).m41 < 0;
    },
  },
  {
    what: 'a scroll area fades where there is more',
    holds: () =>
      until(() =>
        all('[data-more-block-end] > *').some((element) => either(element, 'mask-image').includes('gradient')),
      ),
  },
  {
    what: 'the table sorts',
    holds: async () => {
      await press(() => named('[role="columnheader"] button, [role="columnheader"]', 'Calls'));
      // Numbers sort in descending order first.
      return until(() => document.querySelector('[role="gridcell"]').textContent === '499');
    },
  },
  {
    what: 'the head of the table stays above its rows',
    holds: () => {
      const [head, row] = ['columnheader', 'gridcell'].map((role) =>
        document.querySelector(`[role="${role}"]`).getBoundingClientRect(),
      );
      return row.height > 20 && row.width > 40 && row.top >= head.bottom - 1;
    },
  },
  {
    what: 'the table draws only the visible rows',
    // The table is 300 px high, and a row 36.
    holds: () => all('[role="grid"] [role="row"]').length < 30,
  },
  {
    what: 'text in cells and date fields is centered',
    holds: async () => {
      const cell = document.querySelector('[role="gridcell"]');
      const date = document.querySelector('[role="spinbutton"]');
      await must('a cell', () => centered(cell, cell));
      return must('a date', () => centered(date, date.closest('[data-component$=".Box"]')));
    },
  },
  {
    what: 'the calendar opens and closes',
    holds: () => dialogOpensAndCloses('Open the calendar'),
  },
  {
    what: 'the dialog opens in the middle, its field has the focus',
    holds: () =>
      dialogOpensAndCloses('Save schedule', async (opened) => {
        await must('its field has the focus', () => document.activeElement.matches('[role="dialog"] input'));
        await must(
          'it is in the middle',
          () => Math.abs(middle(opened).clientX - document.documentElement.clientWidth / 2) < 2,
        );
      }),
  },
  {
    what: 'a menu opens and is chosen from',
    holds: async () => {
      const trigger = await press(() => named('button', 'Export'));
      await press(() => named('[role="menuitem"]', 'Excel'));
      await must('it is chosen', () => document.body.dataset.chosen === 'excel');
      await must('it closes', () => all('[role="menu"]').length === 0);
      return must('the focus is back', () => document.activeElement === trigger);
    },
  },
  {
    what: 'typing finds a place',
    holds: async () => {
      const box = await press(() => document.querySelector('button[data-component="Combobox.Trigger"]'));
      const field = await must('its field has the focus', () =>
        all('input[role="combobox"]').find((each) => each === document.activeElement),
      );
      // React detects a value that was set past its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'lans');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'lans', inputType: 'insertText' }));
      await must('one is left', () => all('[role="option"]').length === 1);
      await press(() => document.querySelector('[role="option"]'));
      return must('it is chosen', () => box.textContent === 'Lansdale Auto');
    },
  },
  {
    what: 'the chart is drawn',
    holds: () =>
      must('a line', () =>
        all('[data-component^="LineChart"] svg path').some(
          (path) => path.getBoundingClientRect().width > 100 && style(path).stroke !== 'none',
        ),
      ),
  },
  {
    what: 'the chart says a value under the pointer',
    holds: async () => {
      const plot = document.querySelector('[data-component^="LineChart"] [tabindex="0"]');
      plot.scrollIntoView({ block: 'center', behavior: 'instant' });
      pointer(plot, 'pointerover');
      await must('it says one', () => {
        // The first one loads the code that handles it.
        pointer(plot, 'pointermove');
        const tooltip = part('Chart.Tooltip');
        return tooltip && met(tooltip) && /Calls\s*[46]/.test(tooltip.textContent);
      });
      escape();
      return must('it is gone', () => !seen(part('Chart.Tooltip')));
    },
  },
  {
    what: 'the schedule shows a shift and its card',
    holds: async () => {
      const bar = await must('a shift', () => document.querySelector('[data-shift="one"]'));
      bar.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      await must('nothing covers it', () => met(bar));
      pointer(bar, 'pointerover');
      await must('its card', () => part('SchedulerGantt.Hover') && seen(part('SchedulerGantt.Hover')));
      pointer(bar, 'pointerout', { relatedTarget: document.body });
      return must('the card is gone', () => !part('SchedulerGantt.Hover'));
    },
  },
  {
    what: 'the menu of a shift opens',
    holds: async () => {
      // Repeats until it opens: after scrolling, the schedule renders a shift one frame later.
      const menu = await must('a menu', () => {
        if (!part('SchedulerGantt.Menu')) mouse(document.querySelector('[data-shift="one"]'), 'contextmenu');
        return part('SchedulerGantt.Menu');
      });
      await must('it is in the window, above the rest', () => met(menu) && seen(menu));
      await must('its first item has the focus', () => document.activeElement.matches('[role="menuitem"]'));
      escape();
      return must('it closes', () => !part('SchedulerGantt.Menu'));
    },
  },
];

/** The places in the stylesheets that this browser doesn't support, each once. */
function unknownStyles({ selectors, rules }) {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  // WebKit reports `::placeholder` as unknown to `CSS.supports`.
  const unknown = selectors.filter((selector) => {
    try {
      sheet.insertRule(`${selector} {}`);
      return false;
    } catch {
      return true;
    }
  });
  for (const declarations of rules) {
    const known = new Set();
    const missing = new Map();
    for (const [property, value] of declarations) {
      // A prefixed name and the one without a prefix are equivalent.
      const plain = property.replace(/^-(webkit|moz|ms)-/, '');
      if (CSS.supports(property, value)) known.add(plain);
      else missing.set(plain, `${property}: ${value}`);
    }
    for (const [plain, text] of missing) if (!known.has(plain)) unknown.push(text);
  }
  return [...new Set(unknown)];
}

/** Operates the page and sends the results; errors are sent to the server as they happen (bench.mjs). */
export async function check() {
  await until(() => document.querySelector('[role="gridcell"]'));
  const seenHere = {};
  for (const { what, needs, holds } of asked) {
    if (needs && !CSS.supports(`selector(${needs})`)) {
      seenHere[what] = { without: needs };
      continue;
    }
    try {
      seenHere[what] = { holds: Boolean(await holds()) };
    } catch (error) {
      seenHere[what] = { holds: false, why: String(error) };
    }
  }
  const unknown = unknownStyles(await (await fetch('/styles.json')).json());
  await fetch('/report', {
    method: 'POST',
    body: JSON.stringify({ agent: navigator.userAgent, seen: seenHere, unknown }),
  });
}
