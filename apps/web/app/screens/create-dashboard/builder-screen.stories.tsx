import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { recorded } from '../../../stories/recorded.ts';
import { enterRecording } from '../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { BuilderScreen, type BuilderScreenProps } from './builder-screen.tsx';
import { emptyDraft } from './dashboard-draft.ts';

const { builder, mine } = recorded;
const done = () => undefined;
const scene = (changed: Partial<BuilderScreenProps> = {}) =>
  drawScene({ route: 'screen.create-dashboard', path: 'create-dashboard/:slug', at: `/create-dashboard/${builder.place.slug}`, loaded: builder, framed: true, screen: () => <BuilderScreen {...builder} onSave={done} {...changed} /> });

/** A preview of an element is answered with what the recorded dashboard shows of its kind. */
async function previewOf(init: RequestInit): Promise<unknown> {
  const { chartType } = JSON.parse(String(init.body)) as { chartType: string };
  const shown = mine.dashboard.elements.find((element) => element.chartType === chartType);
  return await mine.elements[shown?.id ?? 0]?.outcome;
}

const meta = preview.meta({ title: 'Screens/Dashboard builder', ...screenMeta, beforeEach: () => enterRecording({ [`/resources/preview/${builder.place.slug}`]: previewOf }) });

export const Default = meta.story({
  tags: ['matrix'],
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Elements on the grid' })).toBeVisible());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

export const Empty = meta.story({ render: scene({ stored: null, draft: emptyDraft, shared: [] }) });

/** An element is added, shows what it would show, and goes again with one step back. */
export const AddAndUndo = meta.story({
  render: scene({ stored: null, draft: emptyDraft, shared: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card' }));
    await expect(canvas.queryByText('Nothing on it yet')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('Nothing on it yet')).toBeVisible());
  },
});

/** A dashboard without a name is not sent; what is missing is said. */
export const Missing = meta.story({
  render: scene({ stored: null, draft: emptyDraft, shared: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
});
