import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { RetentionRule } from '@roadside/contract/schemas';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { retentionAddress } from '../model/addresses.ts';
import type { RetentionResource } from '../server/keeping.server.ts';
import * as styles from './keeping.css.ts';

const kindWords: Readonly<Record<RetentionRule['kind'], string>> = {
  chat: 'Chat messages',
  mail: 'Mail and drafts',
  huddle: 'Huddle messages',
  announcements: 'Ended announcements',
  notifications: 'Notifications',
  visits: 'Single visits of screens',
};

const choices: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'keep', label: 'Keep' },
  ...[30, 90, 180, 365, 730, 1095, 2555].map((days) => ({
    value: String(days),
    label: days < 365 ? `${days} days` : days === 365 ? '1 year' : `${Math.round(days / 365)} years`,
  })),
];

const labelOf = (days: number | null) =>
  choices.find(({ value }) => value === String(days ?? 'keep'))?.label ?? `${days ?? 0} days`;

/** How long each kind of content is kept. A shorter time is confirmed: it deletes. */
export function RetentionPart({ first }: { readonly first: Outcome<CallReply<typeof calls.keeping.retention>> }) {
  const { data, problem, retry } = useResource<RetentionResource>(retentionAddress(), { first });
  const { change } = useChange<RetentionResource>(retentionAddress());
  const notify = useNotify();
  const [wanted, setWanted] = useState<{ readonly rule: RetentionRule; readonly days: number | null } | null>(null);
  const save = async (rule: RetentionRule, days: number | null) => {
    const outcome = await change({ kind: rule.kind, days });
    if (outcome && !outcome.ok)
      notify({ tone: 'danger', text: `We couldn’t save this. ${problemWords(outcome.problem).words}` });
    else notify({ tone: 'success', text: `${kindWords[rule.kind]}: ${labelOf(days)}` });
    setWanted(null);
  };
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  return (
    <Grid columns="fill-sm" gap={16}>
      {data?.rules.map((rule) => (
        <Stack key={rule.kind} gap={4}>
          <Field label={kindWords[rule.kind]}>
            <Select
              items={
                choices.some(({ value }) => value === String(rule.days ?? 'keep'))
                  ? choices
                  : [...choices, { value: String(rule.days), label: labelOf(rule.days) }]
              }
              value={String(rule.days ?? 'keep')}
              onValueChange={(value) => {
                const days = value === 'keep' ? null : Number(value);
                if (days !== null && (rule.days === null || days < rule.days)) setWanted({ rule, days });
                else void save(rule, days);
              }}
            />
          </Field>
          {rule.set_by && <p className={styles.quiet}>{`Set by ${rule.set_by}`}</p>}
        </Stack>
      ))}
      {wanted && (
        <LazyConfirmDialog
          open
          onOpenChange={(stays) => !stays && setWanted(null)}
          title={`Delete ${kindWords[wanted.rule.kind].toLowerCase()} older than ${labelOf(wanted.days)}?`}
          description="They are deleted within a day, for everybody, and can’t be restored."
          confirm="Delete older content"
          tone="danger"
          onConfirm={() => save(wanted.rule, wanted.days)}
        />
      )}
    </Grid>
  );
}
