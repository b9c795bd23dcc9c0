import type { ServiceGroup } from '@roadside/domain/calls';
import { serviceOf, servicesIn } from '@roadside/domain/dashboards';
import { Button } from '@roadside/ui/button';
import { DownloadIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import { useEffect, useState, type ReactNode } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useMadeFile } from '../../../kit/resource/use-made-file.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { CallsBehind } from '../model/calls-behind.ts';
import { longestWait } from '../model/longest-wait.ts';
import { onlyOf, onlyParts, serviceOfLimit, type OnlyParts } from '../model/narrowed-calls.ts';
import type { CallsResource } from '../server/calls.server.ts';
import * as styles from './calls.css.ts';
import { callsBehindAddress, useCalls } from './use-calls.ts';

export interface CallsToolsProps {
  readonly behind: CallsBehind;
  /** The filters of the element the number is on. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** The choice of columns. */
  readonly columns: ReactNode;
  readonly onChange: (behind: CallsBehind) => void;
  readonly onOpenCall: (id: number) => void;
}

/** A choice of the order or service can't be empty. */
const newest = 'newest';
const all = 'all';

/** One row above the calls behind a number: their order, one service, the worst of them, columns, and an Excel file. */
export function CallsTools({ behind, filters, columns, onChange, onOpenCall }: CallsToolsProps) {
  const parts = onlyParts(behind.only);
  const change = (other: Partial<OnlyParts>) => onChange({ ...behind, only: onlyOf({ ...parts, ...other }) });
  return (
    <Inline gap={8} rowGap={8} wrap className={styles.tools}>
      <SegmentedControl
        label="Order"
        size="sm"
        value={parts.longest ? 'wait' : newest}
        onValueChange={(order) => change({ longest: order === 'wait' })}
        items={[
          { value: newest, label: 'Newest first' },
          { value: 'wait', label: 'Longest waits first' },
        ]}
      />
      <ServiceChoice
        service={serviceOfLimit(parts.limit)}
        offered={servicesIn(filters)}
        onChange={(service) => change({ limit: service && `service:${service}` })}
      />
      <WorstCall behind={behind} filters={filters} onOpenCall={onOpenCall} />
      {columns}
      <ExportButton behind={behind} filters={filters} />
    </Inline>
  );
}

interface ServiceChoiceProps {
  readonly service: ServiceGroup | null;
  /** The services the number counts. */
  readonly offered: readonly ServiceGroup[];
  readonly onChange: (service: ServiceGroup | null) => void;
}

/** One service of those the number counts. If that is only one, its name. */
function ServiceChoice({ service, offered, onChange }: ServiceChoiceProps) {
  const [pinned] = offered;
  if (offered.length === 1) return <span className={styles.pinned}>{`${pinned} only`}</span>;
  return (
    <Select
      size="sm"
      className={styles.service}
      aria-label="Service"
      value={service ?? all}
      onValueChange={(value) => onChange(serviceOf(value))}
      items={[{ value: all, label: 'All services' }, ...offered.map((each) => ({ value: each, label: each }))]}
    />
  );
}

type Read = Pick<CallsToolsProps, 'behind' | 'filters'>;

/** Opens the call of these whose member waited longest. */
function WorstCall({ behind, filters, onOpenCall }: Read & Pick<CallsToolsProps, 'onOpenCall'>) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" emphasis="plain" loading={asked} onClick={() => setAsked(true)}>
        Open the worst call
      </Button>
      {asked && <Opening behind={behind} filters={filters} onOpenCall={onOpenCall} onDone={() => setAsked(false)} />}
    </>
  );
}

function Opening({
  behind,
  filters,
  onOpenCall,
  onDone,
}: Read & Pick<CallsToolsProps, 'onOpenCall'> & { readonly onDone: () => void }) {
  const { pages, problem } = useCalls(
    { ...behind, only: onlyOf({ ...onlyParts(behind.only), longest: true }) },
    filters,
  );
  const [page] = pages;
  const notify = useNotify();
  useEffect(() => {
    if (!page && !problem) return;
    onDone();
    const worst = page && longestWait(page.data);
    if (worst) onOpenCall(worst.id);
    else if (page) notify({ tone: 'info', text: 'None of these calls has an arrival time.' });
    else if (problem) notify({ tone: 'danger', text: `We couldn’t open it. ${problemWords(problem).words}` });
    // oxlint-disable-next-line react/exhaustive-deps -- opened once, when the calls have arrived
  }, [page, problem]);
  return null;
}

function ExportButton({ behind, filters }: Read) {
  const save = useMadeFile();
  const { change, busy } = useChange<CallsResource>(callsBehindAddress(behind, filters), { refresh: false });
  return (
    <Button
      size="sm"
      emphasis="plain"
      loading={busy}
      leading={<DownloadIcon size={16} />}
      onClick={() => void change({}).then(save)}
    >
      Export
    </Button>
  );
}
