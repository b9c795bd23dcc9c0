import type { Widget } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Stack } from '@roadside/ui/stack';
import { stateOfTile } from '../model/tile-words.ts';
import * as styles from './home.css.ts';
import { TilePages } from './tile-pages.tsx';

/** The open tile on the page itself, for people without script; its form confirms it. */
export function ReadingOnPage({ widget }: { readonly widget: Widget | null }) {
  if (!widget) return <p>This announcement no longer exists.</p>;
  const owed = stateOfTile(widget) === 'confirm';
  return (
    <Stack gap={16} asChild>
      <article className={styles.lead}>
        <h2 className={styles.leadTitle}>{widget.title}</h2>
        <TilePages pages={widget.modal_content} />
        <form method="post" action="/home/">
          <input type="hidden" name="id" value={widget.id} />
          <Button type="submit" tone="beacon" name="intent" value={owed ? 'acknowledge' : 'read'}>
            {owed ? 'Confirm I read it' : 'Mark as read'}
          </Button>
        </form>
      </article>
    </Stack>
  );
}
