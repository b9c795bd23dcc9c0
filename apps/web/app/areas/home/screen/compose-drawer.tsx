import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Skeleton } from '@roadside/ui/skeleton';
import { useUiSettings } from '@roadside/ui/provider';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { communicationsAddress } from '../model/addresses.ts';
import type { RecordKey } from '../model/record-key.ts';
import type { CommunicationsResource } from '../server/communications.server.ts';
import { AnnouncementForm } from './announcement-form.tsx';

/** Where an announcement is written or edited. */
export default function ComposeDrawer({ value: { id }, open, close }: DrawerProps<RecordKey>) {
  const address = communicationsAddress({ only: id });
  const { data, problem, loading, retry } = useResource<CommunicationsResource>(address, { enabled: id !== null });
  const { change } = useChange<CommunicationsResource>(communicationsAddress());
  const notify = useNotify();
  const { timeZone } = useUiSettings();
  const [today] = useState(() => stationTimeOf(new Date().toISOString(), timeZone).day);
  const stored = id === null ? null : (data?.announcements[0] ?? null);
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>{id === null ? 'New announcement' : (stored?.title ?? 'Announcement')}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && !data && <NotRead problem={problem} onRetry={retry} />}
          {loading && <Skeleton shape="block" />}
          {data && id !== null && !stored && <EmptyState size="sm" title="This announcement no longer exists" />}
          {(id === null || stored) && (
            <AnnouncementForm
              asker="communications"
              stored={stored}
              today={today}
              reload={retry}
              send={(content, version) =>
                stored === null
                  ? change({ intent: 'compose', ...content })
                  : change({ intent: 'update', id: stored.id, version: version ?? stored.version, ...content })
              }
              onSaved={() => {
                notify({ tone: 'success', text: id === null ? 'Announcement saved' : 'Changes saved' });
                if (id === null) close();
                else open('announcement', { id });
              }}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
