import type { EditedWidget } from '@roadside/contract/schemas';
import { inOrder, moveItem } from '@roadside/domain/home';
import { Badge } from '@roadside/ui/badge';
import { Board, type BoardMove } from '@roadside/ui/board';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { PlusIcon } from '@roadside/ui/icons';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { homeEditorAddress } from '../model/addresses.ts';
import type { NowReader } from '../model/now-words.ts';
import type { HomeEditorResource } from '../server/home-editor.server.ts';
import { EditedTile } from './edited-tile.tsx';
import * as styles from './home.css.ts';

const shownKinds = [
  { value: 'all', label: 'All tiles' },
  { value: 'announcements', label: 'Announcements only' },
] as const;
type Shown = (typeof shownKinds)[number]['value'];

/** The page as its editors arrange it: in order, with mouse, finger, keys or menu; then what has expired. */
export default function HomeEditor(props: HomeEditorProps) {
  return (
    <DrawersProvider>
      <Editor {...props} />
    </DrawersProvider>
  );
}

interface HomeEditorProps {
  readonly reader: NowReader;
}

function Editor({ reader }: HomeEditorProps) {
  const address = homeEditorAddress();
  const { data, problem, loading, retry } = useResource<HomeEditorResource>(address);
  useLiveResource(address, ['announcements']);
  const { change } = useChange<HomeEditorResource>(address);
  const notify = useNotify();
  const drawers = useDrawers();
  const [shown, setShown] = useState<Shown>('all');
  // The order while it is being saved.
  const [moved, setMoved] = useState<readonly EditedWidget[] | null>(null);
  const [removing, setRemoving] = useState<EditedWidget | null>(null);
  const widgets = data?.widgets ?? [];
  const current = moved ?? inOrder(widgets.filter(({ state }) => state !== 'expired'));
  const listed = current.filter(({ type }) => shown === 'all' || type === 'announcement');
  const expired = widgets.filter(({ state }) => state === 'expired');

  const move = async ({ card, to }: BoardMove) => {
    const order = moveItem(listed, Number(card), to.index);
    const sent = order.map(({ id, order: place }) => ({ id, order: place }));
    const rest = current.filter(({ id }) => !order.some((each) => each.id === id));
    setMoved([...order, ...rest]);
    const outcome = await (shown === 'all'
      ? change({ intent: 'move', widget_list: sent })
      : change({ intent: 're-order', announcements: sent }));
    setMoved(null);
    if (outcome?.ok === false)
      notify({ tone: 'danger', text: `We couldn’t move the tile. ${problemWords(outcome.problem).words}` });
  };
  const remove = async (widget: EditedWidget) => {
    const outcome = await change({ intent: 'delete', id: widget.id });
    setRemoving(null);
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: 'Tile removed' }
        : { tone: 'danger', text: `We couldn’t remove the tile. ${problemWords(outcome.problem).words}` },
    );
  };
  const tile = (widget: EditedWidget) => (
    <EditedTile
      widget={widget}
      timeZone={reader.timeZone}
      onEdit={() => drawers?.open('home-tile', { id: widget.id })}
      onRemove={() => setRemoving(widget)}
    />
  );

  return (
    <Stack gap={16}>
      <Inline gap={12} wrap justify="between">
        <SegmentedControl label="Show" items={shownKinds} value={shown} onValueChange={setShown} size="sm" />
        <Button tone="beacon" leading={<PlusIcon size={16} />} onClick={() => drawers?.open('home-tile', { id: null })}>
          Add tile
        </Button>
      </Inline>
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {loading && <Skeleton shape="block" />}
      <Grid columns={{ narrow: 1, wide: 2 }} gap={24} align="start">
        {data && (
          <Board
            className={styles.board}
            label="Home page"
            level={2}
            lists={[
              {
                id: 'page',
                label: 'On the page',
                cards: listed.map((widget) => ({ id: String(widget.id), label: widget.title, widget })),
              },
            ]}
            renderCard={({ widget }) => tile(widget)}
            onMove={(made) => void move(made)}
            empty={
              <EmptyState size="sm" title="Nothing on the page yet" description="Add an announcement or a link." />
            }
          />
        )}
        {expired.length > 0 && (
          <Stack gap={12} asChild>
            <section aria-labelledby="expired-heading">
              <Inline gap={8}>
                <h2 id="expired-heading" className={styles.heading}>
                  Expired
                </h2>
                <Badge>{expired.length}</Badge>
              </Inline>
              <Stack gap={12} asChild>
                <ul className={styles.plainList}>
                  {expired.map((widget) => (
                    <li key={widget.id} className={styles.expired}>
                      {tile(widget)}
                    </li>
                  ))}
                </ul>
              </Stack>
            </section>
          </Stack>
        )}
      </Grid>
      <LazyConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove “${removing?.title ?? ''}”?`}
        description="It disappears from everybody’s page. The record of who read it stays."
        confirm="Remove tile"
        tone="danger"
        onConfirm={async () => removing && remove(removing)}
      />
    </Stack>
  );
}
