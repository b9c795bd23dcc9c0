import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Grid } from '../grid/index.ts';
import { metricConformance } from './metric.conformance.tsx';
import { Metric } from './index.ts';

const spark = (
  <svg
    viewBox="0 0 120 32"
    width="100%"
    height="32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    role="img"
    aria-label="Fell over 30 days"
    preserveAspectRatio="none"
  >
    <path d="M2 8 L14 12 L26 9 L38 16 L50 13 L62 20 L74 17 L86 24 L98 21 L118 26" />
  </svg>
);
const meta = preview.meta({
  title: 'Data/Metric',
  component: Metric,
  args: {
    value: '38.4',
    unit: 'min',
    goal: 'green' as const,
    change: {
      amount: '1.2 min',
      trend: 'down' as const,
      effect: 'better' as const,
      against: 'vs. last month',
    },
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={2} gap={32}>
      <Metric
        value="4,210"
        unit="calls"
        goal="green"
        change={{ amount: '3.4 %', trend: 'up', effect: 'better', against: 'vs. last month' }}
        spark={spark}
      />
      <Metric value="47.9" unit="min" goal="red" change={{ amount: '6.1 min', trend: 'up', effect: 'worse' }} />
      <Metric
        value="88.2 %"
        goal="yellow"
        change={{ amount: '0.4 points', trend: 'down', effect: 'worse' }}
        interval={{ low: '86.9', high: '89.4%' }}
      />
      <Metric
        value="12"
        unit="passed"
        change={{ amount: '', trend: 'flat', effect: 'even', against: 'since last week' }}
      />
      <Metric size="sm" value="1,204" unit="surveys" />
      <Metric value={null} unit="min" />
      <Metric size="lg" value="92 %" goal="green" />
    </Grid>
  ),
});

export const ReadAloud = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('38.4min'));
    await waitFor(() => expect(canvasElement).toHaveTextContent('On goal'));
    await waitFor(() => expect(canvasElement).toHaveTextContent('down 1.2 min better'));
  },
});

export const NoValue = meta.story({
  args: { value: null, change: null, goal: null },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('No value')).toBeInTheDocument());
    expect(canvasElement).not.toHaveTextContent('min');
  },
});

export const Conformance = meta.story(conformanceStory(metricConformance));
