import { useNavigate } from '@remix-run/react';
import type { MessageReport } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { ago } from '../../../kit/format/ago.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { reasonWords } from '../../../kit/report/report-words.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { reportsAddress } from '../model/addresses.ts';
import type { ReportsPage, ReportsResource } from '../server/keeping.server.ts';
import * as styles from './keeping.css.ts';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
] as const;

export interface ReportsPartProps {
  readonly state: 'open' | 'decided';
  readonly first: Outcome<ReportsPage>;
  readonly now: string;
}

/** Reported messages of people in the person's locations. */
export function ReportsPart({ state, first, now }: ReportsPartProps) {
  const navigate = useNavigate();
  const address = reportsAddress({ state });
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<ReportsResource>(
    address,
    ({ next_cursor }) => next_cursor,
    first.ok ? { first: first.data } : {},
  );
  useLiveResource(address, ['reports']);
  const reports = pages.flatMap((page) => page.reports);
  return (
    <Stack gap={12}>
      <SegmentedControl
        label="Reports"
        size="sm"
        items={states}
        value={state}
        onValueChange={(next) => void navigate(next === 'open' ? '/keeping/' : '/keeping/?state=decided')}
      />
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {!problem && !loading && reports.length === 0 && (
        <EmptyState
          size="sm"
          title={state === 'open' ? 'No open reports' : 'No decided reports'}
          description="People report a message from its menu."
        />
      )}
      <Stack gap="none" asChild>
        <ul aria-label="Reported messages">
          {reports.map((report) => (
            <li key={report.id}>
              <OneReport report={report} now={now} />
            </li>
          ))}
        </ul>
      </Stack>
      {hasMore && (
        <Button loading={loadingMore} onClick={loadMore}>
          Show older reports
        </Button>
      )}
    </Stack>
  );
}

function OneReport({ report, now }: { readonly report: MessageReport; readonly now: string }) {
  const [deciding, setDeciding] = useState<'remove' | 'keep' | null>(null);
  const author = report.author?.display_name ?? 'Former employee';
  return (
    <Stack gap={8} asChild className={styles.report}>
      <article aria-label={`Report of ${author}’s message`}>
        <Inline gap={8} rowGap={4} align="center" wrap>
          <span className={styles.strong}>{author}</span>
          <span className={styles.quiet}>
            {report.organization_name}, {report.kind}, {ago(report.written_at, now)}
          </span>
          <Badge tone="danger" emphasis="soft">
            {reasonWords[report.reason]}
          </Badge>
          {report.reports > 1 && <Badge>{`${report.reports} reports`}</Badge>}
        </Inline>
        {report.text !== '' && <blockquote className={styles.quote}>{report.text}</blockquote>}
        <p className={styles.quiet}>
          {`Reported by ${report.reported_by?.display_name ?? 'a former employee'} ${ago(report.reported_at, now)}`}
          {report.note === '' ? '' : `: ${report.note}`}
        </p>
        {report.state === 'open' ? (
          <Inline gap={8} wrap>
            <Button size="sm" tone="danger" onClick={() => setDeciding('remove')}>
              Remove message
            </Button>
            <Button size="sm" onClick={() => setDeciding('keep')}>
              Keep message
            </Button>
          </Inline>
        ) : (
          <p>
            {`${report.state === 'removed' ? 'Removed' : 'Kept'} by ${report.decided_by ?? 'a former employee'}${report.decided_at ? ` ${ago(report.decided_at, now)}` : ''}: ${report.decision_reason}`}
          </p>
        )}
        {deciding && <Decision report={report} author={author} decision={deciding} onClose={() => setDeciding(null)} />}
      </article>
    </Stack>
  );
}

interface DecisionProps {
  readonly report: MessageReport;
  readonly author: string;
  readonly decision: 'remove' | 'keep';
  readonly onClose: () => void;
}

function Decision({ report, author, decision, onClose }: DecisionProps) {
  const { change } = useChange<ReportsResource>(reportsAddress());
  const notify = useNotify();
  const removes = decision === 'remove';
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => messagesFrom({ reason: reason.trim() === '' && 'Enter a reason' }),
    send: ({ reason }) => change({ id: report.id, decision, reason }),
    onSaved: () => {
      notify({ tone: 'success', text: removes ? 'Message removed' : 'Message kept' });
      onClose();
    },
  });
  return (
    <FormDialog
      of={form}
      title={removes ? 'Remove this message?' : 'Keep this message?'}
      description={
        removes
          ? `Its text is deleted for everybody and can’t be restored. ${author} gets a notification.`
          : 'The reports of this message are closed.'
      }
      submit={removes ? 'Remove message' : 'Keep message'}
      tone={removes ? 'danger' : 'beacon'}
      onClose={onClose}
    >
      <FormField of={form} name="reason" label="Reason">
        {(control) => <TextArea {...control} rows={2} maxLength={500} />}
      </FormField>
    </FormDialog>
  );
}
