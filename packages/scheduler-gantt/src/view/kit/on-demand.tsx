'use client';
import { fetchedPart } from '@roadside/foundations/fetched-part';
import type { ComponentType } from 'react';
import { useGantt } from './gantt-context.ts';
import { notice } from '../style/notices.css.ts';

function Lost() {
  const { words } = useGantt();
  return (
    <p role="alert" className={notice}>
      {words.partLost}
    </p>
  );
}

/** A part of the gantt that is loaded when first opened. Edits are kept if loading fails. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) => fetchedPart(load, Lost);
