import { Stack } from '@roadside/ui/stack';
import type { ReactNode } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { ArenaScreen } from '../../../kit/arena-nav/arena-links.ts';
import { ArenaNav } from '../../../kit/arena-nav/arena-nav.tsx';
import * as styles from './arena.css.ts';

export interface ArenaPageProps {
  readonly at: ArenaScreen;
  readonly own: ArenaPlace;
  /** Inside the dark field: the answer of the screen. */
  readonly field: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the Arena: its links, the dark field with the answer, and the detail below it. */
export function ArenaPage({ at, own, field, children }: ArenaPageProps) {
  return (
    <DrawersProvider>
      <Stack gap={16}>
        <ArenaNav at={at} own={own} />
        <section data-theme="night" className={styles.field}>
          {field}
        </section>
        {children}
      </Stack>
    </DrawersProvider>
  );
}
