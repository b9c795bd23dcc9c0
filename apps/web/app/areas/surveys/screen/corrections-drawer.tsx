import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { CorrectionsResource } from '../server/corrections.server.ts';
import { CorrectionList } from './correction-list.tsx';
import { correctionsAddress } from '../model/addresses.ts';

/** The log of corrections to the comments of a location. */
export default function CorrectionsDrawer({ value, close }: DrawerProps<{ readonly slug: string }>) {
  const address = correctionsAddress(value);
  const { pages, problem, loading, retry, hasMore, loadingMore, loadMore } = useResourcePages<CorrectionsResource>(
    address,
    ({ next_before: before }) => (before === null ? null : String(before)),
  );
  useLiveResource(address, ['surveys']);
  const corrections = pages.flatMap(({ rows }) => rows);
  return (
    <Drawer.Root open onOpenChange={(open) => !open && close()} modal={false}>
      <Drawer.Content beside aria-busy={loading}>
        <Drawer.Header>
          <Drawer.Title>Corrections</Drawer.Title>
          <Drawer.Description>Corrections apply to the same words from then on.</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body>
          {loading && (
            <List.Root aria-label="Corrections" aria-busy>
              <List.LoadingItems count={4} />
            </List.Root>
          )}
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {!loading && !problem && corrections.length === 0 && (
            <EmptyState
              size="sm"
              picture="tray"
              title="No corrections yet"
              description="Open a comment and choose Correct topics when its topic or sentiment is wrong."
            />
          )}
          <CorrectionList corrections={corrections} slug={value.slug} label="Corrections" />
          {hasMore && (
            <Button block loading={loadingMore} onClick={loadMore}>
              Show more
            </Button>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
