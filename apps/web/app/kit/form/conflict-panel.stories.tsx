import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { ConflictPanel, type ConflictPanelProps } from './conflict-panel.tsx';

const meta = preview.meta({ title: 'Screens/Conflict', ...screenMeta });

const panel = (props: Partial<ConflictPanelProps> = {}) =>
  drawScene({
    route: 'screen.conflict',
    path: 'conflict',
    at: '/conflict',
    screen: () => (
      <ConflictPanel
        what="dashboard"
        busy={false}
        differences={[
          { key: 'name', label: 'Name', mine: 'Morning meeting', theirs: 'Morning numbers' },
          { key: 'comments', label: 'Description', mine: '', theirs: 'Read at 7:30 AM with the station owners.' },
          { key: 'element-1', label: 'Card Average time of arrival', mine: 'This Month, ATA average', theirs: null },
        ]}
        onOverwrite={fn()}
        onCopy={fn()}
        onTakeTheirs={fn()}
        {...props}
      />
    ),
  });

export const Differences = meta.story({
  tags: ['matrix'],
  render: panel(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /saved somewhere else/ })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^Name Morning meeting Morning numbers$/ })).toBeVisible(),
    );
  },
});

/** Both people made the same changes. */
export const SameChanges = meta.story({ render: panel({ what: 'shift', differences: [] }) });

const decide = fn();

/** Each difference is decided separately: keep your version of one shift and drop the other. */
export const OneByOne = meta.story({
  tags: ['matrix'],
  beforeEach: () => {
    decide.mockClear();
  },
  render: panel({
    what: 'schedule',
    differences: [
      {
        key: '10',
        label: 'Ana’s shift',
        mine: 'Ana, Thu 8:00 AM–4:00 PM, Tow',
        theirs: 'Ana, Thu 9:00 AM–5:00 PM, Tow',
      },
      { key: '12', label: 'Brannon’s shift', mine: 'Brannon, Thu 7:00 AM–3:00 PM, Battery', theirs: null },
    ],
    onDecide: decide,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine of Ana’s shift' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep saved of Brannon’s shift' }));
    await expect(decide.mock.calls).toEqual([
      ['10', 'mine'],
      ['12', 'theirs'],
    ]);
  },
});

export const Saving = meta.story({ render: panel({ busy: true }) });
