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
import { homeEditorAddress } from '../model/addresses.ts';
import type { RecordKey } from '../model/record-key.ts';
import type { HomeEditorResource } from '../server/home-editor.server.ts';
import { AnnouncementForm } from './announcement-form.tsx';

/** A tile of the home page: new, or to edit. */
export default function TileDrawer({ value: { id }, close }: DrawerProps<RecordKey>) {
  const address = homeEditorAddress();
  const { data, problem, loading, retry } = useResource<HomeEditorResource>(address);
  const { change } = useChange<HomeEditorResource>(address);
  const notify = useNotify();
  const { timeZone } = useUiSettings();
  const [today] = useState(() => stationTimeOf(new Date().toISOString(), timeZone).day);
  const stored = data?.widgets.find((widget) => widget.id === id) ?? null;
  const ready = data && (id === null || stored);
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>{id === null ? 'New tile' : (stored?.title ?? 'Tile')}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && !data && <NotRead problem={problem} onRetry={retry} />}
          {loading && <Skeleton shape="block" />}
          {data && !ready && <EmptyState size="sm" title="This tile no longer exists" />}
          {ready && (
            <AnnouncementForm
              asker="home"
              stored={stored}
              today={today}
              reload={retry}
              send={(content, version, type) =>
                stored === null
                  ? change({ intent: 'create', type, ...content })
                  : change({ intent: 'update', id: stored.id, version: version ?? stored.version, type, ...content })
              }
              onSaved={() => {
                notify({ tone: 'success', text: id === null ? 'Tile added' : 'Tile saved' });
                close();
              }}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
