import { lampGlyph } from '@roadside/tokens/glyphs';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Avatar } from '../avatar/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  ArenaIcon,
  BellIcon,
  CallsIcon,
  ChatIcon,
  ChevronDownIcon,
  DashboardIcon,
  HomeIcon,
  MapIcon,
  MenuIcon,
  PanelEndOpenIcon,
  ReportIcon,
  ScheduleIcon,
  SearchIcon,
  SurveyIcon,
  TrainingIcon,
  UsageIcon,
} from '../icons/index.ts';
import { Metric } from '../metric/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { StatusDot } from '../status-dot/index.ts';
import { Tile } from '../tile/index.ts';
import { TileGrid } from '../tile-grid/index.ts';
import { appShellConformance } from './app-shell.conformance.tsx';
import { AppShell } from './index.ts';

interface FrameProps {
  readonly pinned?: boolean;
  readonly aside?: boolean;
  readonly busy?: string;
  readonly onPinned?: (pinned: boolean) => void;
}

function Frame({ pinned = false, aside = false, busy, onPinned }: FrameProps) {
  const [railPinned, setRailPinned] = useState(pinned);
  const [asideOpen, setAsideOpen] = useState(aside);
  return (
    <AppShell.Root
      railPinned={railPinned}
      onRailPinnedChange={(next) => {
        setRailPinned(next);
        onPinned?.(next);
      }}
      asideOpen={asideOpen}
      busy={busy}
    >
      <AppShell.Rail
        brand={
          <AppShell.Brand href="#home" mark={<Glyph glyph={lampGlyph} size={24} />}>
            Roadside
          </AppShell.Brand>
        }
      >
        <AppShell.RailGroup label="Home">
          <AppShell.RailItem href="#home" label="Home" icon={<HomeIcon />} />
          <AppShell.RailItem href="#dashboard" label="Dashboard" icon={<DashboardIcon />} current />
          <AppShell.RailItem href="#surveys" label="Surveys" icon={<SurveyIcon />} />
          <AppShell.RailItem href="#calls" label="Call Details" icon={<CallsIcon />} />
        </AppShell.RailGroup>
        <AppShell.RailGroup label="Work">
          <AppShell.RailItem href="#maps" label="Maps" icon={<MapIcon />} />
          <AppShell.RailItem href="#scheduler" label="Scheduler" icon={<ScheduleIcon />} />
          <AppShell.RailItem href="#reports" label="Reports" icon={<ReportIcon />} />
        </AppShell.RailGroup>
        <AppShell.RailGroup label="Team">
          <AppShell.RailItem href="#arena" label="Arena" icon={<ArenaIcon />} />
          <AppShell.RailItem href="#training" label="Training" icon={<TrainingIcon />} />
          <AppShell.RailItem href="#usage" label="Usage" icon={<UsageIcon />} />
        </AppShell.RailGroup>
      </AppShell.Rail>
      <AppShell.TopBar>
        <Breadcrumbs.Root>
          <Breadcrumbs.Item href="#lantern">Lantern</Breadcrumbs.Item>
          <Breadcrumbs.Item href="#east">East</Breadcrumbs.Item>
          <Breadcrumbs.Item current asChild>
            <Button emphasis="plain" size="sm" trailing={<ChevronDownIcon size={16} />}>
              Montgomery
            </Button>
          </Breadcrumbs.Item>
        </Breadcrumbs.Root>
        <StatusDot tone="success" labelHidden label="All Reports Completed." />
        <IconButton label="Notices">
          <BellIcon />
        </IconButton>
        <IconButton label={asideOpen ? 'Close search' : 'Open search'} onClick={() => setAsideOpen(!asideOpen)}>
          <PanelEndOpenIcon />
        </IconButton>
        <Avatar name="Rosa Ndiaye" duty="on" />
      </AppShell.TopBar>
      <AppShell.Main>
        <Stack gap={16}>
          <h1>Morning board</h1>
          <TileGrid.Root>
            {['Calls', 'Average arrival', 'Overall satisfaction', 'Passed'].map((name, index) => (
              <TileGrid.Item key={name}>
                <Tile.Root goal={index === 3 ? 'red' : 'green'}>
                  <Tile.Header>
                    <Tile.Title level={2}>{name}</Tile.Title>
                  </Tile.Header>
                  <Tile.Body>
                    <Metric
                      value={['4,210', '38.4', '88.2', '2.9'][index] ?? null}
                      unit={['calls', 'min', '%', '%'][index]}
                      goal={index === 3 ? 'red' : 'green'}
                    />
                  </Tile.Body>
                </Tile.Root>
              </TileGrid.Item>
            ))}
          </TileGrid.Root>
        </Stack>
      </AppShell.Main>
      <AppShell.Aside title="Search" open={asideOpen} onOpenChange={setAsideOpen}>
        <SearchField placeholder="Station, driver or call" />
      </AppShell.Aside>
      <AppShell.BottomBar>
        <AppShell.BottomItem href="#home" icon={<HomeIcon />}>
          Home
        </AppShell.BottomItem>
        <AppShell.BottomItem href="#dashboard" icon={<DashboardIcon />} current>
          Dashboard
        </AppShell.BottomItem>
        <AppShell.BottomItem href="#chat" icon={<ChatIcon />}>
          Chat
        </AppShell.BottomItem>
        <AppShell.BottomItem href="#search" icon={<SearchIcon />}>
          Search
        </AppShell.BottomItem>
        <AppShell.BottomItem href="#more" icon={<MenuIcon />}>
          More
        </AppShell.BottomItem>
      </AppShell.BottomBar>
    </AppShell.Root>
  );
}

const meta = preview.meta({
  title: 'Navigation/AppShell',
  component: Frame,
  parameters: { layout: 'fullscreen', documents: AppShell.Root },
  args: { onPinned: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });
export const Pinned = meta.story({ tags: ['matrix'], args: { pinned: true } });
export const WithDrawer = meta.story({ tags: ['matrix'], args: { aside: true } });
export const OnTheWay = meta.story({ args: { busy: 'Heading There Now...' } });

export const SkipLinkComesFirst = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skip).toHaveFocus());
    await waitFor(() => expect(skip).toHaveAttribute('href', '#main'));
    await waitFor(() => expect(document.querySelector('main')).toHaveAttribute('id', 'main'));
  },
});

export const PinTheRail = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin menu open' }));
    await waitFor(() => expect(args.onPinned).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collapse menu' })).toHaveFocus());
  },
});

export const EscapeClosesTheDrawer = meta.story({
  args: { aside: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Search' })).toBeNull());
  },
});

export const TheDrawerGivesTheFocusBack = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: /search$/ });
    for (const close of ['Escape', 'Close']) {
      // oxlint-disable-next-line no-await-in-loop -- in sequence, as a person would
      await step(`by ${close}`, async () => {
        await userEvent.click(opener);
        const drawer = await canvas.findByRole('complementary', { name: 'Search' });
        await userEvent.click(within(drawer).getByRole('searchbox'));
        if (close === 'Escape') await userEvent.keyboard('{Escape}');
        else await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(drawer).not.toBeVisible());
        await waitFor(() => expect(opener).toHaveFocus());
      });
    }
  },
});

export const Conformance = meta.story(conformanceStory(appShellConformance));
