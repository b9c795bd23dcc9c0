import { requestStatusLabels } from '@roadside/domain/scheduling';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import type { InboxRequest, RequestEffect } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Skeleton } from '@roadside/ui/skeleton';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormElement, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { RequestKey } from '../model/request-key.ts';
import { OpenShiftsBox } from '../../../kit/opened-shifts/open-shifts-box.tsx';
import { keptWords, openedWords } from '../../../kit/opened-shifts/opened-words.ts';
import type { EffectResource, RequestsResource } from '../server/requests.server.ts';
import { ContextPart, EffectPart } from './effect-part.tsx';

import * as styles from './requests.css.ts';
import { effectAddress, requestsAddress } from '../model/addresses.ts';

const tones = { pending: 'beacon', approved: 'success', denied: 'danger', withdrawn: 'neutral' } as const;

/** One request: its effect, and the decision form for people who may decide. */
export default function RequestDrawer({ value: { slug, kind, id }, close }: DrawerProps<RequestKey>) {
  const address = requestsAddress({ slug }, { kind, id });
  const { data, problem, loading, retry } = useResource<RequestsResource>(address);
  useLiveResource(address, ['requests']);
  const request = data?.rows[0];
  // Kept outside the form, which disappears if the stored request is no longer open.
  const [refusal, setRefusal] = useState<string>();
  const refused = (words: string | undefined) => {
    setRefusal(words);
    if (words !== undefined) retry();
  };
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside>
        <Drawer.Header>
          <Drawer.Title>{request?.display_name ?? 'Request'}</Drawer.Title>
          {request && <Drawer.Description>{request.words}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {data && !request && <EmptyState size="sm" title="This request no longer exists" />}
          {request && (
            <Stack gap={16}>
              {refusal && (
                <Banner tone="danger" announce="assertive">
                  {refusal}
                </Banner>
              )}
              <Standing request={request} />
              <Considered request={request} address={address} onRefused={refused} />
              {request.can_withdraw && <Withdraw request={request} address={address} />}
            </Stack>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Standing({ request }: { readonly request: InboxRequest }) {
  return (
    <Stack gap={8} role="status">
      <Inline asChild wrap gap={12} rowGap={2} align="stretch" justify="between">
        <p className={styles.line}>
          <Badge tone={tones[request.status]} emphasis="soft">
            {requestStatusLabels[request.status]}
          </Badge>
          <span className={styles.quiet}>{request.station_name}</span>
        </p>
      </Inline>
      {request.reason && <p>{request.reason}</p>}
      {request.decided_by && (
        <p>
          {`${requestStatusLabels[request.status]} by ${request.decided_by}`}
          {request.decided_at ? ` on ${momentWords(request.decided_at, request.time_zone)}` : ''}
          {request.approver_reason ? `: ${request.approver_reason}` : ''}
        </p>
      )}
    </Stack>
  );
}

/** The effect of a request, with the decision it leads to. */
function Considered({ request, address, onRefused }: Omit<DecisionProps, 'effect'>) {
  const effectOf = effectAddress({ kind: request.request_type, id: request.id, version: request.version });
  const { data: effect, problem, loading, retry } = useResource<EffectResource>(effectOf);
  useLiveResource(effectOf, ['schedule', 'requests']);
  return (
    <>
      {loading && <Skeleton shape="block" />}
      {problem && <NotRead problem={problem} words="We couldn’t calculate the effect on coverage." onRetry={retry} />}
      {effect && request.status === 'pending' && <EffectPart effect={effect} />}
      {effect && <ContextPart effect={effect} />}
      {request.can_decide && (
        <Decision request={request} effect={effect ?? null} address={address} onRefused={onRefused} />
      )}
    </>
  );
}

interface DecisionValues {
  readonly approver_reason: string;
  readonly decision: 'approved' | 'denied';
  readonly open_shifts: boolean;
}

interface DecisionProps {
  readonly request: InboxRequest;
  /** Null while it isn't known. */
  readonly effect: RequestEffect | null;
  readonly address: AddressOf<RequestsResource>;
  /** Reads the request again: a refusal may mean that it is no longer open. */
  readonly onRefused: (words: string | undefined) => void;
}

function Decision({ request: { request_type, id, display_name }, effect, address, onRefused }: DecisionProps) {
  const { change } = useChange<RequestsResource>(address);
  const notify = useNotify();
  const opens = effect?.opens ?? 0;
  const keep = async () => {
    const outcome = await change({ intent: 'keep-shifts', id });
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: keptWords(display_name, outcome.data.kept ?? 0) }
        : { tone: 'danger', text: `We couldn’t undo this. ${problemWords(outcome.problem).words}` },
    );
  };
  const form = useForm({
    start: { approver_reason: '', decision: 'approved', open_shifts: true } satisfies DecisionValues as DecisionValues,
    check: ({ approver_reason, decision }) =>
      messagesFrom({ approver_reason: decision === 'denied' && approver_reason.trim() === '' && 'Enter a reason' }),
    send: async ({ open_shifts, ...values }) => {
      // Nothing is opened that the manager hasn't seen.
      const opening = values.decision === 'approved' && open_shifts && opens > 0;
      const outcome = await change({
        intent: 'decide',
        request_type,
        id,
        ...values,
        ...(opening ? { open_shifts } : {}),
      });
      if (outcome) onRefused(outcome.ok ? undefined : problemWords(outcome.problem).words);
      return outcome;
    },
    onSaved: ({ opened_shifts = 0 }, { decision }) =>
      notify({
        tone: 'success',
        text: decision === 'approved' ? `Request approved${openedWords(opened_shifts)}` : 'Request denied',
        ...(opened_shifts > 0 ? { action: { label: 'Undo', onSelect: () => void keep() } } : {}),
      }),
  });
  return (
    <Stack asChild gap={8}>
      <FormElement of={form} label="Decision" sends={{ decision: 'approved' }}>
        <FormField of={form} name="approver_reason" label="Reason" description="The driver sees it. Required to deny.">
          {(control) => <TextArea {...control} maxLength={1000} rows={3} />}
        </FormField>
        <OpenShiftsBox
          count={opens}
          checked={form.values.open_shifts}
          onCheckedChange={(open_shifts) => form.change({ open_shifts })}
        />
        <Inline wrap>
          <Button type="submit" loading={form.busy}>
            Approve request
          </Button>
          <Button
            tone="danger"
            emphasis="plain"
            disabled={form.busy}
            onClick={() => void form.submit({ decision: 'denied' })}
          >
            Deny request
          </Button>
        </Inline>
      </FormElement>
    </Stack>
  );
}

function Withdraw({
  request,
  address,
}: {
  readonly request: InboxRequest;
  readonly address: AddressOf<RequestsResource>;
}) {
  const { change, busy } = useChange<RequestsResource>(address);
  const notify = useNotify();
  const withdraw = async () => {
    const outcome = await change({ intent: 'withdraw', request_type: request.request_type, id: request.id });
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: 'Request withdrawn' }
        : { tone: 'danger', text: `We couldn’t withdraw the request. ${problemWords(outcome.problem).words}` },
    );
  };
  return (
    <Inline wrap>
      <Button loading={busy} onClick={() => void withdraw()}>
        Withdraw request
      </Button>
    </Inline>
  );
}
