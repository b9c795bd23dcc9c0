'use client';
import * as Slot from 'radix-ui/slot';
import { createContext, useContext, useId } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import type { GoalStatus } from '../internal/goal.ts';
import * as styles from './tile.css.ts';

const TitleId = /* @__PURE__ */ createContext<string | undefined>(undefined);

/** Props of {@link TileRoot}. */
export interface TileRootProps extends ElementProps<'article'> {
  /** Colors the leading edge by goal status. Repeat the status as text inside, as Metric does. */
  readonly goal?: GoalStatus | null | undefined;
  /** The content has not loaded; put Skeletons of its size inside.
   * @defaultValue false */
  readonly loading?: boolean;
  /** Makes the whole tile one target: put a TileLink in its title.
   * @defaultValue false */
  readonly interactive?: boolean;
}

/**
 * One movable part of a dashboard with its own loading, empty and error states.
 *
 * @example
 * <Tile.Root goal="green"><Tile.Header><Tile.Title>Paid calls</Tile.Title></Tile.Header><Tile.Body>…</Tile.Body></Tile.Root>
 */
export function TileRoot({ goal, loading = false, interactive = false, className, ...rest }: TileRootProps) {
  const titleId = useId();
  return (
    <TitleId value={titleId}>
      <article
        aria-labelledby={titleId}
        {...rest}
        aria-busy={loading || undefined}
        data-component="Tile.Root"
        data-goal={goal ?? undefined}
        data-loading={loading || undefined}
        data-interactive={interactive || undefined}
        className={cx(styles.root({ goal: goal ?? 'none' }), className)}
      />
    </TitleId>
  );
}

/** Title and description at the start, actions at the end. */
export function TileHeader({ className, ...rest }: ElementProps<'header'>) {
  return <header {...rest} data-component="Tile.Header" className={cx(styles.header, className)} />;
}

/** Props of {@link TileTitle}. */
export interface TileTitleProps extends ElementProps<'h3'> {
  /** Heading level on its page.
   * @defaultValue 3 */
  readonly level?: 2 | 3 | 4;
}

/** Title of the tile: "Calls this month". It is also the tile's accessible name. */
export function TileTitle({ level = 3, className, ...rest }: TileTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...rest} id={useContext(TitleId)} data-component="Tile.Title" className={cx(styles.title, className)} />
  );
}

/** The parameters in words: "Paid calls, by market, this month". */
export function TileDescription({ className, ...rest }: ElementProps<'p'>) {
  return <p {...rest} data-component="Tile.Description" className={cx(styles.description, className)} />;
}

/** Stacks title and description if a tile has both. */
export function TileHeading({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} className={cx(styles.heading, className)} />;
}

/** Buttons and menus of the tile; they appear on hover and focus. */
export function TileActions({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-component="Tile.Actions" className={cx(styles.actions, className)} />;
}

/** The content of the tile. */
export function TileBody({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-component="Tile.Body" className={cx(styles.body, className)} />;
}

/** Freshness and source of the data. */
export function TileFooter({ className, ...rest }: ElementProps<'footer'>) {
  return <footer {...rest} data-component="Tile.Footer" className={cx(styles.footer, className)} />;
}

/** Props of {@link TileLink}. */
export interface TileLinkProps extends ElementProps<'a'> {
  /** Renders its child, such as a router's link, instead of an `a`.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** A link in the title whose target is the whole tile. */
export function TileLink({ asChild = false, className, ...rest }: TileLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root {...rest} data-component="Tile.Link" data-tile-link="" className={cx(styles.link, className)} />;
}
