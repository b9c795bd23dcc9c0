import { Drawer } from '@roadside/ui/drawer';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import type { ScheduleDrawerPart } from '../model/drawer-part.ts';
import { FillPart } from './fill/fill-part.tsx';
import { GapsPart } from './gaps-part.tsx';
import { GhostsPart } from './ghosts-part.tsx';
import { PublishPart } from './publish-part.tsx';
import { useOpenSchedule } from './schedule-context.ts';
import { SettingsPart } from './settings-part.tsx';
import { TemplatesPart } from './templates-part.tsx';

const titles = {
  coverage: 'Gaps, requests and changes',
  fill: 'Fill the gaps',
  templates: 'Templates',
  ghosts: 'Open shift patterns',
  publish: 'Publish',
  settings: 'Open shift rules',
} as const satisfies Record<ScheduleDrawerPart, string>;

/** The schedule's drawer: gaps and coverage, templates, or open shifts. */
export default function ScheduleDrawer({ value, close }: DrawerProps<ScheduleDrawerPart>) {
  const open = useOpenSchedule();
  if (!open || (value !== 'coverage' && !open.mayChange)) return null;
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>{titles[value]}</Drawer.Title>
          <Drawer.Description>{open.place.name}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          {value === 'coverage' && <GapsPart open={open} />}
          {value === 'fill' && <FillPart open={open} />}
          {value === 'templates' && <TemplatesPart open={open} />}
          {value === 'ghosts' && <GhostsPart open={open} />}
          {value === 'settings' && <SettingsPart open={open} />}
          {value === 'publish' && <PublishPart open={open} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
