import { useSearchParams } from '@remix-run/react';
import type { Widget } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Stack } from '@roadside/ui/stack';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { stateOfTile } from '../model/tile-words.ts';
import * as styles from './home.css.ts';
import { TilePages } from './tile-pages.tsx';

const ReadingDialog = lazyPart(() => import('./reading-dialog.tsx'));

interface ReadingProps {
  /** The tile named in the address. */
  readonly id: number;
  readonly widgets: readonly Widget[];
}

/** The open tile: a dialog, or without script the text on the page. */
export function Reading({ id, widgets }: ReadingProps) {
  const [search, setSearch] = useSearchParams();
  const widget = widgets.find((each) => each.id === id) ?? null;
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete('read');
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <>
      <ReadingDialog id={id} widget={widget} onClose={close} onLost={close} />
      <noscript>
        {widget ? (
          <Stack gap={16} asChild>
            <article className={styles.lead}>
              <h2 className={styles.leadTitle}>{widget.title}</h2>
              <TilePages pages={widget.modal_content} />
              <form method="post" action="/home/">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  tone="beacon"
                  name="intent"
                  value={stateOfTile(widget) === 'confirm' ? 'acknowledge' : 'read'}
                >
                  {stateOfTile(widget) === 'confirm' ? 'Confirm I read it' : 'Mark as read'}
                </Button>
              </form>
            </article>
          </Stack>
        ) : (
          <p>This announcement no longer exists.</p>
        )}
      </noscript>
    </>
  );
}
