import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { ShownElement } from '../model/stored-dashboard.ts';
import { recorded } from '../../../../stories/recorded.ts';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { BuilderScreen, type BuilderScreenProps } from './builder-screen.tsx';
import { addElement, emptyDraft } from '../model/dashboard-draft.ts';
import { previewAddress } from '../model/addresses.ts';

const { builder, mine } = recorded;
const done = () => undefined;
const scene = (changed: Partial<BuilderScreenProps> = {}) =>
  drawScene({
    route: 'screen.create-dashboard',
    path: 'create-dashboard/:slug',
    at: `/create-dashboard/${builder.place.slug}`,
    loaded: builder,
    framed: true,
    screen: () => <BuilderScreen {...builder} onSave={done} {...changed} />,
  });

/** Answers a preview request with the recorded dashboard's data for the same chart type and metric. */
async function previewOf(_init: RequestInit, { searchParams }: URL): Promise<unknown> {
  const { chartType, parameters } = JSON.parse(searchParams.get('element') ?? '') as Pick<
    ShownElement,
    'chartType' | 'parameters'
  >;
  const shown = mine.dashboard.elements.find(
    (element) => element.chartType === chartType && element.parameters.metrics[0] === parameters.metrics[0],
  );
  return await mine.elements[shown?.id ?? 0]?.outcome;
}

const meta = preview.meta({
  title: 'Screens/Dashboard builder',
  ...screenMeta,
  beforeEach: () => enterRecording({ [previewAddress({ slug: builder.place.slug })]: previewOf }),
});

export const Default = meta.story({
  tags: ['matrix'],
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Elements on the grid' })).toBeVisible());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

const fresh = { stored: null, draft: emptyDraft, shared: [] } satisfies Partial<BuilderScreenProps>;

/** An empty dashboard begins with the elements it can have, each as it would look here. */
export const Empty = meta.story({
  tags: ['matrix'],
  render: scene(fresh),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Add an element' })).toBeVisible());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

/** Adding an element shows its preview; one undo removes it. */
export const AddAndUndo = meta.story({
  render: scene(fresh),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card' }));
    await waitFor(() => expect(canvas.getByRole('listitem', { name: 'Paid calls' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('This dashboard is empty')).toBeVisible());
  },
});

/** A dashboard without a name is not saved: the field says what is missing, and has the focus. */
export const Missing = meta.story({
  render: scene(fresh),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(canvas.getByText('Enter a name for the dashboard')).toBeVisible();
    await userEvent.type(name, 'Mornings');
    await waitFor(() => expect(name).not.toBeInvalid());
  },
});

/** An element without a title opens with its field focused. */
export const MissingTitle = meta.story({
  render: scene({
    draft: { ...builder.draft, elements: builder.draft.elements.map((element) => ({ ...element, title: '' })) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toBeInvalid();
  },
});

/** A table's cells are formatted, and a copy of the element keeps that. */
export const FormatsAndCopy = meta.story({
  tags: ['matrix'],
  render: scene({
    ...fresh,
    draft: { ...addElement(emptyDraft, 'table', 'new-1', builder.place.type), name: 'Waits' },
  }),
  play: async ({ canvas, userEvent }) => {
    // The preview has the element's own menu, which does nothing here.
    const [settings] = await canvas.findAllByRole('button', { name: /^Options for/ });
    if (settings) await userEvent.click(settings);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add format' }));
    const format = within(await canvas.findByRole('group', { name: 'Format 1' }));
    await userEvent.type(format.getByRole('textbox', { name: 'Format 1: limit' }), '{Backspace}5{Tab}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Duplicate/ }));
    await waitFor(() => expect(canvas.getAllByRole('listitem', { name: /\(copy\)$/ })).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Format 1: limit' })).toHaveValue('5'));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

/** On a phone, elements are stacked, and one step moves an element past its neighbor. */
export const OnAPhone = meta.story({
  tags: ['matrix'],
  render: drawScene({
    route: 'screen.create-dashboard',
    path: 'create-dashboard/:slug',
    at: `/create-dashboard/${builder.place.slug}`,
    loaded: builder,
    screen: () => (
      <main style={{ inlineSize: 390, padding: 12, containerType: 'inline-size', containerName: 'work-area' }}>
        <BuilderScreen {...builder} onSave={done} />
      </main>
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = ''] = builder.draft.elements.map(({ title }) => title);
    const top = (title: string) => canvas.getByRole('listitem', { name: title }).getBoundingClientRect().top;
    await waitFor(() => expect(top(second)).toBeGreaterThan(top(first)));
    const grip = canvas.getByRole('button', { name: `Move ${first} with the arrow keys` });
    const inSight = () => grip.getBoundingClientRect().top >= 0 && grip.getBoundingClientRect().bottom <= innerHeight;
    grip.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(grip).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(top(first)).toBeGreaterThan(top(second)));
    await waitFor(() => expect(canvas.getByText(`${first} moved down`)).toBeInTheDocument());
    // The page scrolls along with the moved element, and the focused handle shows its tooltip.
    await waitFor(() => expect(inSight()).toBe(true));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(`Move ${first} with the arrow keys`));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});
