import { Link } from '@remix-run/react';
import type { CampaignDraft } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { TrashIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { draftAddress } from '../model/addresses.ts';
import type { CampaignDraftResource } from '../server/campaigns.server.ts';
import * as styles from './campaigns.css.ts';

type Draft = Omit<CampaignDraft, 'content'>;

export interface DraftsProps {
  readonly drafts: readonly Draft[];
}

const nameOf = ({ title }: Draft) => (title.trim() === '' ? 'Untitled campaign' : title);

/** The campaigns a person hasn't launched yet, to go on with or to delete. */
export function Drafts({ drafts }: DraftsProps) {
  const { change } = useChange<CampaignDraftResource>(draftAddress({ id: 'new' }), { refresh: false });
  const [asked, setAsked] = useState<Draft | null>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const left = drafts.filter(({ id }) => !deleted.has(id));
  const remove = async (id: number) => {
    const outcome = await change({ intent: 'remove', id });
    if (!outcome?.ok) throw new Error('The draft was not deleted.');
    setDeleted((before) => new Set([...before, id]));
  };
  if (left.length === 0) return null;
  return (
    <Inline gap={8} rowGap={8} wrap align="center" asChild>
      <nav aria-label="Unfinished campaigns">
        <span className={styles.quiet}>Unfinished:</span>
        {left.map((draft) => (
          <Inline key={draft.id} gap={4} align="center">
            <Button asChild size="sm" emphasis="soft">
              <Link to={`/campaign/creation?draft=${draft.id}`}>{nameOf(draft)}</Link>
            </Button>
            <IconButton label={`Delete ${nameOf(draft)}`} size="sm" onClick={() => setAsked(draft)}>
              <TrashIcon />
            </IconButton>
          </Inline>
        ))}
        <LazyConfirmDialog
          open={asked !== null}
          onOpenChange={(open) => !open && setAsked(null)}
          title={`Delete ${asked ? nameOf(asked) : ''}?`}
          description="It hasn’t been launched. This can’t be undone."
          confirm="Delete draft"
          tone="danger"
          failed="We couldn’t delete the draft. Try again."
          onConfirm={async () => {
            if (asked) await remove(asked.id);
          }}
        />
      </nav>
    </Inline>
  );
}
