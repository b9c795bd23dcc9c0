'use client';
import * as Slot from 'radix-ui/slot';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, PanelStartCloseIcon, PanelStartOpenIcon } from '../icons/icons.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { PageProgress } from '../page-progress/page-progress.tsx';
import { useMessages } from '../provider/ui-settings.ts';
import { TooltipGroup } from '../tooltip/tooltip.tsx';
import * as styles from './app-shell.css.ts';
import { appShellMessages } from './app-shell.messages.ts';
import { RailContext } from './rail-context.ts';

/** Props of {@link AppShellRoot}. */
export interface AppShellRootProps extends ElementProps<'div'> {
  /** Whether the rail is expanded and shows its labels.
   * @defaultValue false */
  readonly railPinned?: boolean;
  /** Called to expand or collapse the rail. Without it, the rail has no toggle button. */
  readonly onRailPinnedChange?: ((pinned: boolean) => void) | undefined;
  /** Whether the right drawer is open.
   * @defaultValue false */
  readonly asideOpen?: boolean;
  /**
   * Label of the thin progress line at the top, shown after 150 ms while the next page loads. If pages without a shell
   * need one too, the application renders its own single PageProgress.
   */
  readonly busy?: string | false | undefined;
}

/**
 * The frame of the application: rail, top bar, work area, right drawer, and a bottom bar on phones.
 *
 * @example
 * <AppShell.Root railPinned={pinned} onRailPinnedChange={setPinned}>
 *   <AppShell.Rail>…</AppShell.Rail><AppShell.TopBar>…</AppShell.TopBar><AppShell.Main>…</AppShell.Main>
 * </AppShell.Root>
 */
export function AppShellRoot({
  railPinned = false,
  onRailPinnedChange,
  asideOpen = false,
  busy,
  className,
  children,
  ...rest
}: AppShellRootProps) {
  const text = useMessages(appShellMessages);
  return (
    <TooltipGroup>
      <div
        {...rest}
        data-component="AppShell.Root"
        data-rail-pinned={railPinned || undefined}
        data-aside-open={asideOpen || undefined}
        data-busy={Boolean(busy) || undefined}
        className={cx(styles.root, className)}
      >
        <a href="#main" className={styles.skip}>
          {text('skip')}
        </a>
        <RailContext value={{ pinned: railPinned, setPinned: onRailPinnedChange }}>{children}</RailContext>
        <PageProgress words={busy} />
      </div>
    </TooltipGroup>
  );
}

/** The top bar: location, period, search, notifications and account. */
export function AppShellTopBar({ className, ...rest }: ElementProps<'header'>) {
  return <header {...rest} data-component="AppShell.TopBar" className={cx(styles.topBar, className)} />;
}

/** The work area. It scrolls on its own and is the target of the skip link. */
export function AppShellMain({ className, ref, ...rest }: ElementProps<'main', 'id'>) {
  return (
    <main
      tabIndex={-1}
      {...useScrollStop(ref)}
      {...rest}
      id="main"
      data-component="AppShell.Main"
      className={cx(styles.main, className)}
    />
  );
}

/** Props of {@link AppShellAside}. */
export interface AppShellAsideProps extends ElementProps<'aside', 'title'> {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
}

/**
 * The right drawer: it pushes the work area on a desktop and is a sheet on a phone. Escape closes it and returns focus
 * to where it came from.
 */
export function AppShellAside({
  title,
  open,
  onOpenChange,
  actions,
  onKeyDown,
  onFocus,
  className,
  children,
  ref,
  ...rest
}: AppShellAsideProps) {
  const text = useMessages(appShellMessages);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRef(ref, root);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Browsers keep focus on a hidden element until the next paint.
    if (!open && (root.current?.contains(document.activeElement) || document.activeElement === document.body))
      before.current?.focus();
    if (!open) before.current = null;
  }, [open]);
  const body = useScrollStop<HTMLDivElement>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a shortcut for the close button inside.
    <aside
      aria-labelledby={id}
      {...rest}
      ref={merged}
      hidden={!open}
      onFocus={(event) => {
        onFocus?.(event);
        const { relatedTarget, currentTarget, defaultPrevented } = event;
        if (!defaultPrevented && relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onKeyDown={composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape') onOpenChange(false);
      })}
      data-component="AppShell.Aside"
      className={cx(styles.aside, className)}
    >
      <div className={styles.asideHead}>
        <h2 id={id} className={styles.asideTitle}>
          {title}
        </h2>
        {actions}
        <IconButton label={text('closeAside')} onClick={() => onOpenChange(false)}>
          <CloseIcon />
        </IconButton>
      </div>
      <div {...body} className={styles.asideBody}>
        {children}
      </div>
    </aside>
  );
}

/** The bottom bar on phones: at most five destinations. */
export function AppShellBottomBar({ className, 'aria-label': label, ...rest }: ElementProps<'nav'>) {
  const text = useMessages(appShellMessages);
  return (
    <nav
      {...rest}
      aria-label={label ?? text('bottom')}
      data-component="AppShell.BottomBar"
      className={cx(styles.bottomBar, className)}
    />
  );
}

/** Props of {@link AppShellBottomItem}. */
export interface AppShellBottomItemProps extends ElementProps<'a'> {
  readonly icon: ReactNode;
  /** @defaultValue false */
  readonly current?: boolean;
  /** @defaultValue false */
  readonly asChild?: boolean;
}

/** One destination in the bottom bar. */
export function AppShellBottomItem({
  icon,
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: AppShellBottomItemProps) {
  const Root = asChild ? Slot.Root : 'a';
  const content = (words: ReactNode) => (
    <>
      {icon}
      <span className={styles.bottomWord}>{words}</span>
    </>
  );
  return (
    <Root
      {...rest}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      data-component="AppShell.BottomItem"
      data-current={current || undefined}
      className={cx(styles.bottomItem, className)}
    >
      {asChild ? <Slot.Slottable child={children}>{content}</Slot.Slottable> : content(children)}
    </Root>
  );
}

/** The button at the end of the rail that expands and collapses it. */
export function AppShellPin({
  pinned,
  onPinnedChange,
}: {
  readonly pinned: boolean;
  readonly onPinnedChange: (pinned: boolean) => void;
}) {
  const text = useMessages(appShellMessages);
  return (
    <IconButton label={text(pinned ? 'unpin' : 'pin')} aria-pressed={pinned} onClick={() => onPinnedChange(!pinned)}>
      {pinned ? <PanelStartCloseIcon /> : <PanelStartOpenIcon />}
    </IconButton>
  );
}
