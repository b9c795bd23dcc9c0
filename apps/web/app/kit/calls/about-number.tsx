import { dateFormat } from '@roadside/foundations/formats';
import { Button } from '@roadside/ui/button';
import { IconButton } from '@roadside/ui/icon-button';
import { InfoIcon } from '@roadside/ui/icons';
import { Popover } from '@roadside/ui/popover';
import { useUiSettings } from '@roadside/ui/provider';
import { Stack } from '@roadside/ui/stack';
import type { ReactNode } from 'react';
import { explainAccess } from '../commands/explain-access.ts';
import * as styles from './about-number.css.ts';

/**
 * A button beside a number that opens an explanation of how it is counted. The explanation is loaded and rendered when
 * it opens.
 */
export function AboutNumber({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton size="sm" emphasis="plain" label={`About ${label}`}>
          <InfoIcon size={16} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content aria-label={`About ${label}`}>{children}</Popover.Content>
    </Popover.Root>
  );
}

/** How a number is counted, with a slot for the calls it excludes. */
export function Explanation({
  formula,
  busy = false,
  children,
}: {
  readonly formula: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Stack gap={8} className={styles.explanation} aria-busy={busy}>
      <p className={styles.formula}>{formula}</p>
      {children}
      <Button size="sm" emphasis="plain" className={styles.why} onClick={() => explainAccess()}>
        Why can I see this?
      </Button>
    </Stack>
  );
}

export interface CountedPartsProps {
  /** The starting set before exclusions; the label is written to fit in a sentence. */
  readonly from: { readonly label: string; readonly count: number };
  readonly excluded: readonly { readonly label: string; readonly count: number }[];
  readonly counted: number;
  /** When the data was last loaded, ISO; null before the first load. */
  readonly asOf: string | null;
}

const number = new Intl.NumberFormat('en-US');

/** The starting set and the exclusions, which add up to the counted total. */
export function CountedParts({ from, excluded, counted, asOf }: CountedPartsProps) {
  const { timeZone } = useUiSettings();
  const loadedAt = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <>
      <dl className={styles.parts}>
        <dt>{`${from.label.charAt(0).toUpperCase()}${from.label.slice(1)}`}</dt>
        <dd className={styles.amount}>{number.format(from.count)}</dd>
        {excluded.map(({ label, count }) => [
          <dt key={`${label} name`}>{`Excluded: ${label}`}</dt>,
          <dd key={label} className={styles.amount}>
            {count === 0 ? '0' : `−${number.format(count)}`}
          </dd>,
        ])}
        <dt>
          <strong>Counted</strong>
        </dt>
        <dd className={styles.amount}>
          <strong>{number.format(counted)}</strong>
        </dd>
      </dl>
      <p className={styles.small}>{asOf ? `Last load ${loadedAt.format(new Date(asOf))}` : 'No data loaded yet'}</p>
    </>
  );
}
