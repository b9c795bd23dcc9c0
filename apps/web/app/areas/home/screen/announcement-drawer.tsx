import type { EditedWidget } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { useUiSettings } from '@roadside/ui/provider';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Tabs } from '@roadside/ui/tabs';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { communicationsAddress } from '../model/addresses.ts';
import { askLabels } from '../model/announcement-values.ts';
import { scheduleWords } from '../model/announcement-words.ts';
import { audienceWords } from '../model/audience-values.ts';
import type { RecordKey } from '../model/record-key.ts';
import type { CommunicationsResource } from '../server/communications.server.ts';
import { AnnouncementActions } from './announcement-actions.tsx';
import * as styles from './home.css.ts';
import { ReachPart } from './reach-part.tsx';
import { ReadersPart } from './readers-part.tsx';
import { StateBadge } from './state-badge.tsx';
import { TilePages } from './tile-pages.tsx';

/** An announcement in Communications: what it says, who has read it, and how far it reached. */
export default function AnnouncementDrawer({ value: { id }, open, close }: DrawerProps<RecordKey>) {
  const address = communicationsAddress({ only: id });
  const { data, problem, loading, retry } = useResource<CommunicationsResource>(address, { enabled: id !== null });
  useLiveResource(address, ['announcements'], (change) => change.id === id);
  const announcement = data?.announcements[0];
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>{announcement?.title ?? 'Announcement'}</Drawer.Title>
          {announcement && <Drawer.Description>{audienceWords(announcement.audience)}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && !data && <NotRead problem={problem} onRetry={retry} />}
          {loading && <Skeleton shape="block" />}
          {data && !announcement && <EmptyState size="sm" title="This announcement no longer exists" />}
          {announcement && (
            <Announcement announcement={announcement} onEdit={() => open('compose', { id: announcement.id })} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface AnnouncementProps {
  readonly announcement: EditedWidget;
  readonly onEdit: () => void;
}

function Announcement({ announcement, onEdit }: AnnouncementProps) {
  const { timeZone } = useUiSettings();
  const { id, asks, reach, modal_content, created_by } = announcement;
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Inline gap={8} wrap>
          <StateBadge announcement={announcement} />
          {asks !== 'nothing' && <Badge tone={asks === 'confirm' ? 'danger' : 'beacon'}>{askLabels[asks]}</Badge>}
        </Inline>
        <p className={styles.quiet}>
          {[scheduleWords(announcement, timeZone), created_by && `by ${created_by}`].filter(Boolean).join(', ')}
        </p>
        <p className={styles.leadTitle} role="status">
          {`${reach.audience - reach.owing} of ${countWords(reach.audience, 'person', 'people')} ${asks === 'nothing' ? 'read it' : 'confirmed'}`}
        </p>
      </Stack>
      <AnnouncementActions announcement={announcement} onEdit={onEdit} />
      <Tabs.Root defaultValue="readers">
        <Tabs.List aria-label={announcement.title}>
          <Tabs.Trigger value="readers">People</Tabs.Trigger>
          <Tabs.Trigger value="reach">Reach</Tabs.Trigger>
          <Tabs.Trigger value="text">Text</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Panel value="readers">
          <ReadersPart id={id} asks={asks} />
        </Tabs.Panel>
        <Tabs.Panel value="reach">
          <ReachPart id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <Stack gap={16}>
            <TilePages pages={modal_content} />
          </Stack>
        </Tabs.Panel>
      </Tabs.Root>
    </Stack>
  );
}
