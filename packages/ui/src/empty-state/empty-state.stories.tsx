import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Grid } from '../grid/index.ts';
import { emptyStateConformance } from './empty-state.conformance.tsx';
import { EmptyState } from './index.ts';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No calls on these days', description: 'Calls arrive the morning after.', picture: 'road' as const },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <EmptyState
        picture="road"
        title="No calls on these days"
        description="Calls arrive the morning after; the latest are of yesterday."
        actions={<Button>Show this month</Button>}
      />
      <EmptyState
        picture="tray"
        title="No surveys yet"
        description="A member answers two days after the call, on average."
      />
      <EmptyState
        picture="map"
        title="Nothing in this view"
        description="Zoom out, or clear the filters."
        actions={<Button>Clear filters</Button>}
      />
      <EmptyState
        picture="key"
        title="You cannot open this"
        description="Your station administrator can give you the right."
      />
      <EmptyState size="sm" title="No comments" />
      <EmptyState size="lg" title="Nothing here" description="The address does not lead anywhere." />
    </Grid>
  ),
});

export const Conformance = meta.story(conformanceStory(emptyStateConformance));
