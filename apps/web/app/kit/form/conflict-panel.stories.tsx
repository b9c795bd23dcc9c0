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

export const Saving = meta.story({ render: panel({ busy: true }) });
