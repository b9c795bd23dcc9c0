import { type ReactElement, type ReactNode, useEffect, useReducer } from 'react';
import { expect, waitFor } from 'storybook/test';
import { componentName } from '../src/internal/anatomy.ts';
import { type Conformance, probeClass } from './conformance.tsx';

/** Renders the component once, and again on every `redraw` event. */
function Redrawn({ draw }: { readonly draw: () => ReactElement }) {
  const [count, again] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <button type="button" hidden data-redraw={count} onClick={again}>
        Redraw
      </button>
      {draw()}
    </>
  );
}

/** Calls `onDone` once its children are hydrated and have re-rendered. By then React has reported every mismatch. */
function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  const [commits, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (commits < 2 ? next() : onDone()), [commits, onDone]);
  return children;
}

/** Visible controls: anything to press, type into or tab to. */
const controlsOf = (page: ParentNode) =>
  [...page.querySelectorAll('a, button, input, select, textarea, [tabindex]')].filter(
    (control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'),
  );

/** Describes a control so that it differs from its neighbors. */
const describeControl = (control: Element) =>
  `${control.getAttribute('data-component') ?? control.tagName} "${control.getAttribute('aria-label') ?? control.textContent}"`;

/**
 * Hydrates what the server half would send and reports every complaint, plus each control that was replaced: the new
 * one loses focus and presses that the first one received before hydration.
 */
async function hydrationComplaints(element: ReactElement, replaced: readonly string[]): Promise<string> {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server'),
    import('react-dom/client'),
  ]);
  const complaints: string[] = [];
  const container = document.createElement('div');
  let done = () => {};
  const hydrated = new Promise<void>((resolve) => {
    done = resolve;
  });
  const page = <Hydrated onDone={done}>{element}</Hydrated>;
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const served = controlsOf(container).filter(
    (control) => !replaced.includes(control.getAttribute('data-component') ?? ''),
  );
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(String(error)) });
  await hydrated;
  const replacements = controlsOf(container)
    .filter((control) => !served.includes(control))
    .map(describeControl);
  for (const control of served)
    if (!control.isConnected && replacements.includes(describeControl(control)))
      complaints.push(`replaced: ${describeControl(control)}`);
  root.unmount();
  container.remove();
  return complaints.join('\n');
}

/**
 * The browser half of the contract: refs are set once and stay, parts have their names, and the server's HTML hydrates.
 */
export function conformanceStory<Part extends string>({
  anatomy,
  render,
  absent = [],
  replaced = [],
  classOn = {},
}: Conformance<Part>) {
  const refs = new Map<Part, (Element | null)[]>();
  const callbacks = new Map<Part, (element: Element | null) => void>();
  const probe = (part: Part) => {
    if (!callbacks.has(part)) {
      refs.set(part, []);
      callbacks.set(part, (element) => void refs.get(part)?.push(element));
    }
    return { ref: callbacks.get(part) as never, className: probeClass, 'data-probe': part };
  };
  const draw = () => render(probe);
  return {
    tags: ['!autodocs', 'conformance'],
    render: () => <Redrawn draw={draw} />,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const page = canvasElement.ownerDocument;
      for (const part of Object.keys(anatomy.parts) as Part[]) {
        if (absent.includes(part)) continue;
        const name = componentName(anatomy, part);
        await waitFor(() => expect(page.querySelector(`[data-component="${name}"]`), name).not.toBeNull());
      }
      for (const [part, seen] of refs) {
        const name = componentName(anatomy, part);
        const element = page.querySelector(`[data-component="${name}"][data-probe="${part}"]`);
        await expect(element, `${name} with the probe`).not.toBeNull();
        const classed = classOn[part]
          ? page.querySelector(`[data-component="${componentName(anatomy, classOn[part])}"]`)
          : element;
        await expect(classed).toHaveClass(probeClass);
        await waitFor(() => expect(seen.filter(Boolean), `ref of ${name}`).toEqual([element]));
      }
      page.querySelector<HTMLButtonElement>('[data-redraw="0"]')?.click();
      await waitFor(() => expect(page.querySelector('[data-redraw="1"]')).not.toBeNull());
      for (const [part, seen] of refs)
        await expect(seen, `ref of ${componentName(anatomy, part)} after a redraw`).toHaveLength(1);
      await expect(
        await hydrationComplaints(
          render(() => ({ ref: () => undefined, className: probeClass, 'data-probe': '' })),
          replaced.map((part) => componentName(anatomy, part)),
        ),
      ).toBe('');
    },
  };
}
