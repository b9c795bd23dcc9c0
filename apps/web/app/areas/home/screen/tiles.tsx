import { Link } from '@remix-run/react';
import type { Widget } from '@roadside/contract/schemas';
import { inOrder } from '@roadside/domain/home';
import { Badge } from '@roadside/ui/badge';
import { ExternalLinkIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { Tile } from '@roadside/ui/tile';
import { TileGrid } from '@roadside/ui/tile-grid';
import { momentWords } from '../../../kit/format/moment-words.ts';
import type { ChangeOf } from '../../../kit/resource/resource.ts';
import { sendRequest } from '../../../kit/resource/send-request.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { homeAddress } from '../model/addresses.ts';
import { type NowReader, readHref } from '../model/now-words.ts';
import { excerptOf, hostOf, stateOfTile } from '../model/tile-words.ts';
import type { HomeParts, HomeResource } from '../server/home.server.ts';
import * as styles from './home.css.ts';

interface TilesProps {
  readonly widgets: HomeParts['widgets'];
  readonly reader: NowReader;
  readonly onRetry: () => void;
}

/** The club's announcements and links, in its order. */
export function Tiles({ widgets, reader, onRetry }: TilesProps) {
  return (
    <Stack gap={12} asChild>
      <section id="announcements" aria-labelledby="tiles-heading">
        <h2 id="tiles-heading" className={styles.heading}>
          Announcements and links
        </h2>
        {!widgets.ok && <NotRead problem={widgets.problem} onRetry={onRetry} />}
        {widgets.ok && widgets.data.widgets.length === 0 && (
          <p className={styles.quiet}>No announcements yet. They appear here as soon as there is one for you.</p>
        )}
        {widgets.ok && (
          <TileGrid.Root className={styles.tileGrid}>
            {inOrder(widgets.data.widgets).map((widget) => (
              <TileGrid.Item key={widget.id} span={2}>
                <WidgetTile widget={widget} reader={reader} />
              </TileGrid.Item>
            ))}
          </TileGrid.Root>
        )}
      </section>
    </Stack>
  );
}

function WidgetTile({ widget, reader }: { readonly widget: Widget; readonly reader: NowReader }) {
  const { id, title, link, image, modal_content: pages, announcementType } = widget;
  // A tile with pages opens them; one without leads to its address.
  const outside = link !== null && pages.length === 0 ? link : null;
  const host = link === null ? null : hostOf(link);
  return (
    <Tile.Root interactive>
      {image && <img className={styles.tilePicture} src={image} alt="" loading="lazy" width={960} height={300} />}
      <Tile.Header>
        <Tile.Heading>
          <Tile.Title>
            {outside ? (
              <Tile.Link
                href={outside}
                {...(host ? { target: '_blank', rel: 'noreferrer' } : {})}
                onClick={() => void countClick(id)}
              >
                {title}
              </Tile.Link>
            ) : (
              <Tile.Link asChild>
                <Link to={readHref(id)} preventScrollReset>
                  {title}
                </Link>
              </Tile.Link>
            )}
          </Tile.Title>
          {announcementType && <Tile.Description>{announcementType}</Tile.Description>}
        </Tile.Heading>
        <TileBadge widget={widget} />
      </Tile.Header>
      {pages.length > 0 && (
        <Tile.Body>
          <p className={styles.tileText}>{excerptOf(widget)}</p>
        </Tile.Body>
      )}
      <Tile.Footer>
        <Inline gap={6}>
          {host && <ExternalLinkIcon size={16} />}
          {host ? `Opens ${host}` : footerOf(widget, reader)}
        </Inline>
      </Tile.Footer>
    </Tile.Root>
  );
}

/** The browser is already on its way to the link, so nothing waits for the answer. */
function countClick(id: number) {
  const body = JSON.stringify({ intent: 'click', id } satisfies ChangeOf<HomeResource>);
  return sendRequest(homeAddress(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  });
}

function TileBadge({ widget }: { readonly widget: Widget }) {
  const state = stateOfTile(widget);
  if (state === 'confirm') return <Badge tone={widget.asks === 'confirm' ? 'danger' : 'beacon'}>Confirm</Badge>;
  if (state === 'new') return <Badge tone="beacon">New</Badge>;
  return state === 'confirmed' ? <Badge tone="success">Confirmed</Badge> : null;
}

function footerOf({ starts_at, acknowledged_at, modal_content }: Widget, { timeZone }: NowReader): string {
  if (acknowledged_at) return `Confirmed ${momentWords(acknowledged_at, timeZone)}`;
  const pages = modal_content.length > 1 ? `${modal_content.length} pages` : '';
  return [starts_at && `Posted ${momentWords(starts_at, timeZone)}`, pages].filter(Boolean).join(' · ');
}
