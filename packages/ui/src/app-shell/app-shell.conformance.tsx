import { defineConformance } from '../../test/conformance.tsx';
import { appShellAnatomy, AppShell } from './index.ts';

export const appShellConformance = defineConformance({
  anatomy: appShellAnatomy,
  render: (probe) => (
    <AppShell.Root {...probe('Root')} railPinned asideOpen>
      <AppShell.Rail {...probe('Rail')}>
        <AppShell.Brand {...probe('Brand')} href="#home" mark={null}>
          Lantern
        </AppShell.Brand>
        <AppShell.RailGroup {...probe('RailGroup')} label="Home">
          <AppShell.RailItem {...probe('RailItem')} href="#dashboard" label="Dashboard" icon={null} current />
        </AppShell.RailGroup>
      </AppShell.Rail>
      <AppShell.TopBar {...probe('TopBar')}>Lantern</AppShell.TopBar>
      <AppShell.Main {...probe('Main')}>Numbers</AppShell.Main>
      <AppShell.Aside {...probe('Aside')} title="Search" open onOpenChange={() => undefined}>
        Find
      </AppShell.Aside>
      <AppShell.BottomBar {...probe('BottomBar')}>
        <AppShell.BottomItem {...probe('BottomItem')} href="#dashboard" icon={null}>
          Dashboard
        </AppShell.BottomItem>
      </AppShell.BottomBar>
    </AppShell.Root>
  ),
});
