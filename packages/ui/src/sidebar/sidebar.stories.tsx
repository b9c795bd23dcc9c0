import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Grid } from '../grid/index.ts';
import { InboxIcon, SendIcon, SettingsIcon, TeamIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { Sidebar } from './index.ts';
import { sidebarConformance } from './sidebar.conformance.tsx';

const onClick = fn((event: { preventDefault: () => void }) => event.preventDefault());
const menu = (
  <>
    <Sidebar.Group>
      <Sidebar.Item
        label="Inbox"
        icon={<InboxIcon size={16} />}
        href="#in"
        count={4}
        countLabel="4 unread"
        current
        onClick={onClick}
      />
      <Sidebar.Item label="Sent" icon={<SendIcon size={16} />} href="#sent" />
      <Sidebar.Item label="Team" icon={<TeamIcon size={16} />} href="#team" count={312} />
    </Sidebar.Group>
    <Sidebar.Group label="Places" collapsible>
      <Sidebar.Item label="Montgomery" href="#montgomery" />
      <Sidebar.Item label="A place whose name is so long that it needs more than one line of the menu" href="#long" />
    </Sidebar.Group>
    <Sidebar.Group label="More" collapsible defaultOpen={false}>
      <Sidebar.Item label="Settings" icon={<SettingsIcon size={16} />} href="#settings" />
    </Sidebar.Group>
  </>
);
const framed = (
  <Sidebar.Frame>
    <Sidebar.Root label="Communications" place="Inbox">
      {menu}
    </Sidebar.Root>
    <Sidebar.Body>Letters stand here.</Sidebar.Body>
  </Sidebar.Frame>
);

const meta = preview.meta({ title: 'Navigation/Sidebar', component: Sidebar.Frame });

export const Default = meta.story({ render: () => framed });

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={32}>
      {framed}
      <Grid columns={2} gap={24}>
        <Sidebar.Frame>
          <Sidebar.Root label="Communications in little room" place="Inbox">
            {menu}
          </Sidebar.Root>
          <Sidebar.Body>Letters stand here.</Sidebar.Body>
        </Sidebar.Frame>
        <Sidebar.Frame>
          <Sidebar.Root label="Without a place">{menu}</Sidebar.Root>
          <Sidebar.Body>Letters stand here.</Sidebar.Body>
        </Sidebar.Frame>
      </Grid>
    </Stack>
  ),
});

export const GroupsFold = meta.story({
  render: () => framed,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Inbox 4 unread' })).toHaveAttribute('aria-current', 'page'),
    );
    await waitFor(() => expect(canvas.getByText('99+')).toBeVisible());
    const places = await canvas.findByRole('button', { name: 'Places' });
    await waitFor(() => expect(places).toHaveAttribute('aria-expanded', 'true'));
    places.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Montgomery' })).toBeNull());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Montgomery' })).toBeVisible());
    expect(canvas.queryByRole('button', { name: 'Communications: Inbox' })).toBeNull();
  },
});

export const OneLineInLittleRoom = meta.story({
  render: () => <div className="story-narrow">{framed}</div>,
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Communications: Inbox' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    expect(canvas.queryByRole('link', { name: /Inbox/ })).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('link', { name: /Inbox/ }));
    await waitFor(() => expect(onClick).toHaveBeenCalled());
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const Conformance = meta.story(conformanceStory(sidebarConformance));
