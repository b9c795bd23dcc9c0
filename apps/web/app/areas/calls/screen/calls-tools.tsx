import { serviceGroups } from '@roadside/domain/calls';
import { Button } from '@roadside/ui/button';
import { DownloadIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import { useEffect, useState } from 'react';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useMadeFile } from '../../../kit/resource/use-made-file.ts';
import type { CallsBehind } from '../model/calls-behind.ts';
import type { CallsResource } from '../server/calls.server.ts';
import * as styles from './calls.css.ts';
import { callsBehindAddress, useCalls } from './use-calls.ts';

export interface CallsToolsProps {
  readonly behind: CallsBehind;
  /** The filters of the element the number is on. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly onChange: (behind: CallsBehind) => void;
  readonly onOpenCall: (id: number) => void;
}

/** A choice of the order or service can't be empty. */
const newest = 'newest';
const all = 'all';

/** One row above the calls behind a number: their order, one service, the worst of them, and an Excel file of all. */
export function CallsTools({ behind, filters, onChange, onOpenCall }: CallsToolsProps) {
  const [dimension, key] = behind.only?.split(':') ?? [];
  const service = dimension === 'service' ? key : undefined;
  return (
    <Inline gap={8} rowGap={8} wrap className={styles.tools}>
      <SegmentedControl
        label="Order"
        size="sm"
        value={dimension === 'wait' ? 'wait' : newest}
        onValueChange={(order) => onChange({ ...behind, only: order === 'wait' ? 'wait' : null })}
        items={[
          { value: newest, label: 'Newest first' },
          { value: 'wait', label: 'Longest waits first' },
        ]}
      />
      <Select
        size="sm"
        className={styles.service}
        aria-label="Service"
        value={service ?? all}
        onValueChange={(value) => onChange({ ...behind, only: value === all ? null : `service:${value}` })}
        items={[{ value: all, label: 'All services' }, ...serviceGroups.map((each) => ({ value: each, label: each }))]}
      />
      {/* A list holds one limit, so the worst call of one service can't be asked for. */}
      {service === undefined && <WorstCall behind={behind} filters={filters} onOpenCall={onOpenCall} />}
      <ExportButton behind={behind} filters={filters} />
    </Inline>
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
  const { pages, problem } = useCalls({ ...behind, only: 'wait' }, filters);
  const [page] = pages;
  useEffect(() => {
    if (!page && !problem) return;
    const [worst] = page?.data ?? [];
    onDone();
    if (worst) onOpenCall(worst.id);
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
