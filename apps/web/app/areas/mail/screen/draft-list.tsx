import { positionWords } from '@roadside/domain/permissions';
import { Link } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { MailDraft } from '@roadside/contract/schemas';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { mailDraftsAddress } from '../model/addresses.ts';
import { mailHref, type MailView } from '../model/mail-view.ts';
import type { MailDraftsResource } from '../server/mail.server.ts';
import { mailMoment, type ReadAt } from './moments.ts';

export interface DraftListProps {
  readonly view: MailView;
  readonly first: Outcome<CallReply<typeof calls.mailbox.drafts>> | null;
  readonly at: ReadAt;
}

/** Mail the person has begun to write. */
export function DraftList({ view, first, at }: DraftListProps) {
  const { data, problem, loading, retry } = useResource<MailDraftsResource>(
    mailDraftsAddress(),
    first ? { first } : {},
  );
  useLiveResource(mailDraftsAddress(), ['mail-drafts']);
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (data?.drafts.length === 0)
    return (
      <EmptyState size="sm" title="No drafts" description="Mail you start writing is saved here until you send it." />
    );
  return (
    <List.Root aria-label="Drafts" aria-busy={loading}>
      {loading && <List.LoadingItems count={3} />}
      {data?.drafts.map((draft) => (
        <List.Item
          key={draft.client_id}
          title={draft.subject.trim() || 'No subject'}
          description={toWords(draft)}
          meta={mailMoment(draft.updated_at, at)}
          current={view.compose === draft.client_id}
          link={<Link to={mailHref(view, { compose: draft.client_id })} preventScrollReset />}
        />
      ))}
    </List.Root>
  );
}

function toWords({ recipients, audience: { positions, organizations, groups } }: MailDraft): string {
  const to = [
    ...recipients.map(({ display_name }) => display_name),
    ...organizations.map(({ display_name }) => display_name),
    ...groups.map(({ group_name }) => group_name),
    ...positions.map(positionWords),
  ];
  return to.length === 0 ? 'No recipients' : `To ${to.join(', ')}`;
}
