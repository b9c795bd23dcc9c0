import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { List } from '@roadside/ui/list';
import { useUiSettings } from '@roadside/ui/provider';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { dayWordsAt } from '../../../kit/format/day-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { dashboardHistoryAddress } from '../model/addresses.ts';
import { versionWords } from '../model/version-words.ts';
import type { DashboardHistoryResource } from '../server/dashboard-history.server.ts';

export interface VersionHistoryProps {
  readonly id: number;
  /** The version on screen. */
  readonly version: number;
  /** Whether there are changes that restoring would lose. */
  readonly unsaved: boolean;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** Every saved version of a dashboard, to restore one. */
export function VersionHistory({ id, version, unsaved, onRestored, onClose }: VersionHistoryProps) {
  const address = dashboardHistoryAddress({ id });
  const { data, problem, loading, retry } = useResource<DashboardHistoryResource>(address);
  const { change } = useChange<DashboardHistoryResource>(address);
  const notify = useNotify();
  const { timeZone } = useUiSettings();
  const [asked, setAsked] = useState<number | null>(null);
  const restore = async (to: number) => {
    const outcome = await change({ version, to });
    if (outcome?.ok) {
      notify({ tone: 'success', text: `Version ${to} restored` });
      onRestored();
    } else if (outcome)
      notify({ tone: 'danger', text: `We couldn’t restore it. ${problemWords(outcome.problem).words}` });
  };
  const versions = data?.versions ?? [];
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && onClose()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>Version history</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {data && versions.length === 0 && <p>No versions yet. Each save adds one.</p>}
          {versions.length > 0 && (
            <List.Root aria-label="Versions" wrap>
              {versions.map((each, index) => (
                <List.Item
                  key={each.version}
                  title={`Version ${each.version}: ${each.name}`}
                  description={versionWords(each, index === versions.length - 1)}
                  meta={[dayWordsAt(each.saved_at, timeZone), each.saved_by].filter(Boolean).join(' · ')}
                  trailing={
                    each.version === version ? (
                      <span>Current</span>
                    ) : (
                      <Button
                        size="sm"
                        aria-label={`Restore version ${each.version}`}
                        onClick={() => setAsked(each.version)}
                      >
                        Restore
                      </Button>
                    )
                  }
                />
              ))}
            </List.Root>
          )}
          <LazyConfirmDialog
            open={asked !== null}
            onOpenChange={(open) => !open && setAsked(null)}
            title={`Restore version ${asked ?? ''}?`}
            description={`The dashboard becomes what it was then, as a new version. Deleted elements come back without their comments.${unsaved ? ' Your unsaved changes are lost.' : ''}`}
            confirm="Restore version"
            onConfirm={async () => {
              if (asked !== null) await restore(asked);
            }}
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
