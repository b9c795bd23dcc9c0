import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { ShownElement } from '../model/stored-dashboard.ts';
import { recorded } from '../../../../stories/recorded.ts';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { BuilderScreen, type BuilderScreenProps } from './builder-screen.tsx';
import { emptyDraft } from '../model/dashboard-draft.ts';
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

export const Empty = meta.story({ render: scene({ stored: null, draft: emptyDraft, shared: [] }) });

/** Adding an element shows its preview; one undo removes it. */
export const AddAndUndo = meta.story({
  render: scene({ stored: null, draft: emptyDraft, shared: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card' }));
    await expect(canvas.queryByText('This dashboard is empty')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('This dashboard is empty')).toBeVisible());
  },
});

/** A dashboard without a name is not saved, and a message says what is missing. */
export const Missing = meta.story({
  render: scene({ stored: null, draft: emptyDraft, shared: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
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
