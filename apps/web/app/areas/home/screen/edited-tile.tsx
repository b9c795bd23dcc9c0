import type { EditedWidget } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { countWords } from '../../../kit/format/count-words.ts';
import { audienceWords } from '../model/audience-values.ts';
import { scheduleWords } from '../model/announcement-words.ts';
import * as styles from './home.css.ts';
import { StateBadge } from './state-badge.tsx';

interface EditedTileProps {
  readonly widget: EditedWidget;
  readonly timeZone: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A tile as its editors see it: whose page it is on, from when until when, and how far it reached. */
export function EditedTile({ widget, timeZone, onEdit, onRemove }: EditedTileProps) {
  const { title, type, state, audience, reach, total_clicks, asks } = widget;
  return (
    <Stack gap={4}>
      <Inline gap={8} wrap>
        <strong>{title}</strong>
        <Badge emphasis="outline">{type === 'external' ? 'Link' : 'Announcement'}</Badge>
        {state !== 'live' && <StateBadge announcement={widget} />}
        {asks !== 'nothing' && (
          <Badge tone={asks === 'confirm' ? 'danger' : 'beacon'}>
            {asks === 'confirm' ? 'Important' : 'Must read'}
          </Badge>
        )}
      </Inline>
      <p className={styles.quiet}>{`${audienceWords(audience)}: ${countWords(reach.audience, 'person', 'people')}`}</p>
      <p className={styles.quiet}>
        {[
          scheduleWords(widget, timeZone),
          `${reach.seen} read`,
          asks !== 'nothing' && `${reach.acknowledged} confirmed`,
          countWords(total_clicks, 'click', 'clicks'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Inline gap={8}>
        <Button size="sm" onClick={onEdit} aria-label={`Edit ${title}`}>
          Edit
        </Button>
        <Button size="sm" emphasis="plain" tone="danger" onClick={onRemove} aria-label={`Remove ${title}`}>
          Remove
        </Button>
      </Inline>
    </Stack>
  );
}
