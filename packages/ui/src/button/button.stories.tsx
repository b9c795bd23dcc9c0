import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DownloadIcon, PlusIcon } from '../icons/index.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { buttonConformance } from './button.conformance.tsx';
import { Button } from './index.ts';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Dispatch', onClick: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={16}>
      <Inline>
        <Button tone="beacon">Save schedule</Button>
        <Button>Cancel</Button>
        <Button emphasis="plain">Learn more</Button>
      </Inline>
      {(['neutral', 'danger'] as const).map((tone) => (
        <Inline key={tone}>
          {(['solid', 'soft', 'outline', 'plain'] as const).map((emphasis) => (
            <Button key={emphasis} tone={tone} emphasis={emphasis}>
              {tone === 'danger' ? 'Delete shift' : 'Assign driver'}
            </Button>
          ))}
        </Inline>
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size} tone="beacon" leading={<PlusIcon size={16} />}>
            New shift
          </Button>
          <Button size={size} leading={<DownloadIcon size={16} />}>
            Export
          </Button>
          <Button size={size} asChild>
            <a href="#help">A link</a>
          </Button>
        </Inline>
      ))}
      <Grid columns={2}>
        <Button block>Schichtplan für die kommende Woche übernehmen</Button>
        <Button block tone="beacon">
          Donaudampfschifffahrtsgesellschaftskapitän benachrichtigen
        </Button>
      </Grid>
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={16}>
      {(['beacon', 'neutral', 'danger'] as const).map((tone) => (
        <Inline key={tone}>
          <Button tone={tone}>At rest</Button>
          <Button tone={tone} loading>
            Loading
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button emphasis="soft" disabled>
          Disabled soft
        </Button>
        <Button emphasis="plain" disabled>
          Disabled plain
        </Button>
        <Button emphasis="soft" loading>
          Loading soft
        </Button>
      </Inline>
    </Stack>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dispatch' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onClick).toHaveBeenCalledTimes(2));
  },
});

export const LoadingDoesNotStartTwice = meta.story({
  args: { loading: true },
  play: async ({ canvas, args, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Loading' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    const reached: string[] = [];
    for (const type of ['click', 'keydown']) button.addEventListener(type, () => reached.push(type));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(reached).toEqual(expect.arrayContaining(['click', 'keydown'])));
    expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  render: (args) => (
    <Button {...args} asChild leading={<DownloadIcon size={16} />}>
      <a href="#export">Export</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Export' });
    await waitFor(() => expect(link).toHaveAttribute('href', '#export'));
    await waitFor(() => expect(link).toHaveAttribute('data-component', 'Button'));
    expect(link).not.toHaveAttribute('type');
  },
});

export const Conformance = meta.story(conformanceStory(buttonConformance));
