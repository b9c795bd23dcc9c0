import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Grid } from '../grid/index.ts';
import { Link } from '../link/index.ts';
import { errorStateConformance } from './error-state.conformance.tsx';
import { ErrorState } from './index.ts';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'We couldn’t load the calls',
    description: 'Nothing was lost.',
    reference: '7f3a-22c1',
    onRetry: fn(),
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={24}>
      <ErrorState
        title="We couldn’t load the calls"
        description="Nothing was lost. The backend did not answer."
        onRetry={() => undefined}
        reference="7f3a-22c1"
      />
      <ErrorState title="We couldn’t load the calls" onRetry={() => undefined} retrying />
      <ErrorState size="sm" title="No answer" onRetry={() => undefined} />
      <ErrorState size="lg" title="Not Allowed to Go There" actions={<Link href="#own">Go to your dashboard</Link>} />
    </Grid>
  ),
});

export const Retry = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the calls'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
});

export const Conformance = meta.story(conformanceStory(errorStateConformance));
