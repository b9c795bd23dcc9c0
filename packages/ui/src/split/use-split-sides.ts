'use client';
import { useControllable } from '../internal/use-controllable.ts';
import type { CollapsibleSide } from './split-share.ts';
import type { SplitDetails, SplitProps } from './split.tsx';

/** The {@link SplitProps} about the share and the collapsed side. */
interface SidesSettings {
  readonly value: number | undefined;
  readonly defaultValue: number;
  readonly onValueChange: SplitProps['onValueChange'] | undefined;
  readonly collapsible: CollapsibleSide | undefined;
  readonly collapsed: boolean | undefined;
  readonly defaultCollapsed: boolean;
  readonly onCollapsedChange: SplitProps['onCollapsedChange'] | undefined;
}

/** How the two sides divide the space, controlled or not: the share of the first, and whether one is collapsed. */
export function useSplitSides({ collapsible, ...settings }: SidesSettings) {
  const [share, setShare] = useControllable<number, SplitDetails>({
    value: settings.value,
    defaultValue: settings.defaultValue,
    onValueChange: settings.onValueChange,
    component: 'Split',
  });
  const [folded, setFolded] = useControllable<boolean, { reason: 'drag' | 'key' }>({
    value: settings.collapsed,
    defaultValue: settings.defaultCollapsed,
    onValueChange: settings.onCollapsedChange,
    component: 'Split',
  });
  const isFolded = folded && collapsible !== undefined;
  const fold = (next: boolean, reason: 'drag' | 'key') => {
    if (collapsible && next !== isFolded) setFolded(next, { reason });
  };
  return { share, setShare, collapsible, isFolded, fold };
}
