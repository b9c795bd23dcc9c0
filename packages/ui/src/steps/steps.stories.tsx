import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Stack } from '../stack/index.ts';
import { Steps } from './index.ts';
import { stepsConformance } from './steps.conformance.tsx';

const items = [
  { id: 'about', label: 'About' },
  { id: 'people', label: 'Who takes part' },
  { id: 'pages', label: 'Pages and questions' },
  { id: 'budget', label: 'Budget' },
  { id: 'review', label: 'Review' },
];
const invalid = items.map((item) =>
  item.id === 'people' ? { ...item, state: 'invalid' as const, description: 'Choose at least one group' } : item,
);
const meta = preview.meta({
  title: 'Navigation/Steps',
  component: Steps,
  args: { items, current: 'pages', onStepChange: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  args: { onStepChange: fn() },
  render: ({ onStepChange }) => (
    <Stack gap={32}>
      {['about', 'pages', 'review'].map((current) => (
        <Steps
          key={current}
          aria-label={`At ${current}`}
          items={items}
          current={current}
          {...(onStepChange && { onStepChange })}
        />
      ))}
      <Steps aria-label="With a problem" items={invalid} current="pages" {...(onStepChange && { onStepChange })} />
      <div className="story-narrow">
        <Steps aria-label="Narrow" items={invalid} current="pages" {...(onStepChange && { onStepChange })} />
      </div>
      <div className="story-narrowest">
        <Steps
          aria-label="Upright"
          orientation="vertical"
          items={[
            { id: 'a', label: 'About', description: 'Title, days and picture' },
            { id: 'b', label: 'A step whose name is so long that it has to be broken over several lines' },
            { id: 'c', label: 'Review' },
          ]}
          current="b"
        />
      </div>
    </Stack>
  ),
});

export const BackButNotAhead = meta.story({
  render: function Wizard(args) {
    const [current, setCurrent] = useState('pages');
    return (
      <Steps
        {...args}
        current={current}
        onStepChange={(id, details) => {
          args.onStepChange?.(id, details);
          setCurrent(id);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByText('Pages and questions', { selector: 'li span' }).closest('li')).toHaveAttribute(
        'aria-current',
        'step',
      ),
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith('about', { reason: 'pick' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
});

export const AProblemCanBeGoneTo = meta.story({
  args: { items: invalid, current: 'about', reach: 'behind' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Who takes part has a problem/ }));
    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith('people', { reason: 'pick' }));
  },
});

export const Addresses = meta.story({
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ canvas, args, userEvent }) => {
    const back = await canvas.findByRole('link', { name: 'About done' });
    await waitFor(() => expect(back).toHaveAttribute('href', '#about'));
    await userEvent.click(back);
    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith('about', { reason: 'pick' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
  },
});

export const NarrowSaysThePlace = meta.story({
  render: (args) => (
    <div className="story-narrow">
      <Steps {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Step 3 of 5/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Who takes part done' })).toBeVisible());
  },
});

export const Conformance = meta.story(conformanceStory(stepsConformance));
