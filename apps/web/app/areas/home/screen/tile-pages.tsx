import type { Widget } from '@roadside/contract/schemas';
import { Stack } from '@roadside/ui/stack';
import * as styles from './home.css.ts';

/** Pages of a tile, one below the other. */
export function TilePages({ pages }: { readonly pages: Widget['modal_content'] }) {
  return pages.map(({ title, body, image }) => (
    <Stack key={`${title ?? ''} ${body}`} gap={8}>
      {image && <img className={styles.pagePicture} src={image} alt="" />}
      {title && <h3 className={styles.heading}>{title}</h3>}
      <p className={styles.page}>{body}</p>
    </Stack>
  ));
}
