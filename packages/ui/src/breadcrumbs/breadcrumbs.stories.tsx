import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { breadcrumbsConformance } from './breadcrumbs.conformance.tsx';
import { Breadcrumbs } from './index.ts';

const way = (
  <>
    <Breadcrumbs.Item href="#lantern">Lantern Motor Club</Breadcrumbs.Item>
    <Breadcrumbs.Item href="#east">East</Breadcrumbs.Item>
    <Breadcrumbs.Item href="#philadelphia">Philadelphia</Breadcrumbs.Item>
    <Breadcrumbs.Item href="#montgomery">Montgomery</Breadcrumbs.Item>
    <Breadcrumbs.Item current>Ambler Towing and Recovery</Breadcrumbs.Item>
  </>
);
const meta = preview.meta({ title: 'Navigation/Breadcrumbs', component: Breadcrumbs.Root, args: { children: way } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={24}>
      <Breadcrumbs.Root>{way}</Breadcrumbs.Root>
      <Breadcrumbs.Root aria-label="With a switcher">
        <Breadcrumbs.Item href="#lantern">Lantern Motor Club</Breadcrumbs.Item>
        <Breadcrumbs.Item current asChild>
          <Button emphasis="plain" size="sm" trailing={<ChevronDownIcon size={16} />}>
            Montgomery
          </Button>
        </Breadcrumbs.Item>
      </Breadcrumbs.Root>
      <div className="story-narrow">
        <Breadcrumbs.Root aria-label="Narrow">{way}</Breadcrumbs.Root>
      </div>
      <div className="story-narrowest">
        <Breadcrumbs.Root aria-label="Narrowest">{way}</Breadcrumbs.Root>
      </div>
    </Stack>
  ),
});

export const Current = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Ambler Towing and Recovery')).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
  },
});

export const Conformance = meta.story(conformanceStory(breadcrumbsConformance));
