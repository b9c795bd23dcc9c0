import type { Widget } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Dialog } from '@roadside/ui/dialog';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useKeptChanges } from '../../../kit/outbox/use-kept-changes.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useOffline } from '../../../kit/resource/use-offline.ts';
import { homeAddress } from '../model/addresses.ts';
import { hostOf, stateOfTile } from '../model/tile-words.ts';
import type { HomeResource } from '../server/home.server.ts';
import { TilePages } from './tile-pages.tsx';

interface ReadingDialogProps {
  readonly id: number;
  /** Null if it no longer exists, or isn't for this person. */
  readonly widget: Widget | null;
  readonly onClose: () => void;
}

/** The pages of a tile, one at a time. Opening it counts a click; a must-read asks for a confirmation on its last page. */
export default function ReadingDialog({ id, widget, onClose }: ReadingDialogProps) {
  const { change: log } = useChange<HomeResource>(homeAddress());
  const notify = useNotify();
  const offline = useOffline();
  const [at, setAt] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const known = widget !== null;
  const count = useEffectEvent(() => void log({ intent: 'click', id }));
  useEffect(() => {
    if (known) count();
  }, [known]);
  const pages = widget?.modal_content ?? [];
  const last = at >= pages.length - 1;
  const owed = widget !== null && stateOfTile(widget) === 'confirm';
  const important = widget?.asks === 'confirm';
  const { waiting, send } = useKeptChanges<HomeResource>(homeAddress(), 'your confirmation', (_, sent) => {
    if (sent.id !== id) return;
    notify({ tone: 'success', text: 'Confirmed' });
    onClose();
  });
  const busy = waiting.some(({ body, refused }) => body.id === id && refused === null);
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{widget?.title ?? 'Announcement'}</Dialog.Title>
          {pages.length > 1 && <Dialog.Description>{`Page ${at + 1} of ${pages.length}`}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap={16}>
            {widget === null && <p>This announcement no longer exists.</p>}
            <TilePages pages={pages.slice(at, at + 1)} />
            {widget?.link && last && <WidgetLink link={widget.link} />}
            {owed && last && important && (
              <Checkbox label="I’ve read this and I’ll follow it" checked={agreed} onCheckedChange={setAgreed} />
            )}
            {busy && offline && (
              <Banner tone="beacon" role="status">
                You’re offline. We’ll confirm this when you’re back online. You can close it.
              </Banner>
            )}
            {widget?.acknowledged_at && <Badge tone="success">Confirmed</Badge>}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>Previous page</Button>}
          {!last && (
            <Button tone="beacon" onClick={() => setAt(at + 1)}>
              Next page
            </Button>
          )}
          {last && !owed && (
            <Dialog.Close asChild>
              <Button>Close</Button>
            </Dialog.Close>
          )}
          {last && owed && (
            <Button
              tone="beacon"
              loading={busy}
              disabled={important && !agreed}
              onClick={() => send(() => ({ intent: 'acknowledge', id }))}
            >
              Confirm I read it
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function WidgetLink({ link }: { readonly link: string }) {
  const host = hostOf(link);
  return (
    <a href={link} {...(host ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {host ? `Open ${host}` : 'Open this page'}
    </a>
  );
}
