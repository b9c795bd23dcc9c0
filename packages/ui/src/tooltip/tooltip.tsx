'use client';
import { Tooltip as Radix } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. Nothing that is needed to use the page: touch screens do not show it. */
  readonly content: ReactNode;
  /** Keys that do the same, such as `G D`. */
  readonly shortcut?: string;
  /** The one thing it explains, which must be focusable. */
  readonly children: ReactElement;
  /** @defaultValue 'top' */
  readonly side?: 'top' | 'bottom' | 'start' | 'end';
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

const delays = { delayDuration: 500, skipDelayDuration: 200 };
const Grouped = /* @__PURE__ */ createContext(false);

/**
 * Lets the tooltips inside share one waiting time: after the first, the next shows at once. AppShell brings one.
 *
 * @example
 * <TooltipGroup><Toolbar /></TooltipGroup>
 */
export function TooltipGroup({ children }: { readonly children: ReactNode }) {
  return (
    <Grouped value>
      <Radix.Provider {...delays}>{children}</Radix.Provider>
    </Grouped>
  );
}

/**
 * Names or explains a control on hover and on keyboard focus.
 *
 * @example
 * <Tooltip content="Refresh" shortcut="R"><IconButton … /></Tooltip>
 */
export function Tooltip({ content, shortcut, children, side = 'top', open, defaultOpen = false, onOpenChange }: TooltipProps) {
  const { direction } = useUiSettings();
  const start = direction === 'rtl' ? 'right' : 'left';
  const placed = { top: 'top', bottom: 'bottom', start, end: start === 'left' ? 'right' : 'left' } as const;
  const tooltip = (
    <Radix.Root {...(open === undefined ? { defaultOpen } : { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={placed[side]} sideOffset={6} collisionPadding={8} data-component="Tooltip" className={styles.content}>
          {content}
          {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return useContext(Grouped) ? tooltip : <Radix.Provider {...delays}>{tooltip}</Radix.Provider>;
}
