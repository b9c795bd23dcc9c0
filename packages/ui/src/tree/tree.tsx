'use client';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree as Aria } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { AriaLocale } from '../internal/aria-locale.tsx';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useControllable } from '../internal/use-controllable.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { TreeRow } from './tree-row.tsx';
import { countShown, nodeOf, opens, siblingsOf } from './tree-model.ts';
import * as styles from './tree.css.ts';
import { treeMessages } from './tree.messages.ts';

/** One node of the tree. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: string;
  readonly leading?: ReactNode;
  /** A Badge or a number at the end. */
  readonly trailing?: ReactNode;
  /** Its children. An empty list shows that there are none. Omit it for a leaf. */
  readonly children?: readonly TreeNode[];
  /** It has children that `onLoadChildren` loads when it is expanded.
   * @defaultValue false */
  readonly hasChildren?: boolean;
  /** Why its children failed to load. Expanding it offers to try again. */
  readonly error?: string;
  /** URL; makes the row a link. */
  readonly href?: string;
  /** @defaultValue false */
  readonly disabled?: boolean;
}

/** Props of {@link Tree}. */
export interface TreeProps extends ElementProps<'div', 'role' | 'children' | 'aria-label'> {
  /** Accessible name: "Organization". */
  readonly label: string;
  readonly items: readonly TreeNode[];
  /** Ids of the expanded nodes. */
  readonly expanded?: readonly string[];
  /** @defaultValue [] */
  readonly defaultExpanded?: readonly string[];
  readonly onExpandedChange?: (expanded: readonly string[], details: { reason: 'toggle' }) => void;
  /** Loads the children of a node with `hasChildren`. Called when it is expanded, and by "Try again". */
  readonly onLoadChildren?: (id: string) => void;
  /** @defaultValue 'none' */
  readonly selection?: 'none' | 'single' | 'multiple';
  /** Ids of the selected nodes. */
  readonly selected?: readonly string[];
  /** @defaultValue [] */
  readonly defaultSelected?: readonly string[];
  readonly onSelectionChange?: (selected: readonly string[], details: { reason: 'pick' }) => void;
  /** Called on Enter or a click on a row, if rows are not selectable. */
  readonly onAction?: (id: string) => void;
  /** Shown in place of an empty tree. */
  readonly empty?: ReactNode;
}

const none: readonly string[] = [];
/** Above this many rows the tree is virtualized. */
const windowFrom = 200;

/**
 * A hierarchy that expands level by level: the organization, the folders of a library. Arrow keys move and expand,
 * letters jump to a row, and `*` expands everything on one level.
 *
 * @example
 * <Tree label="Organization" items={clubs} selection="single" onSelectionChange={([id]) => setPlace(id)} onLoadChildren={load} />
 */
export function Tree({
  label,
  items,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  onLoadChildren,
  selection = 'none',
  selected,
  defaultSelected = none,
  onSelectionChange,
  onAction,
  empty,
  onKeyDownCapture,
  className,
  ...rest
}: TreeProps) {
  const text = useMessages(treeMessages);
  const [open, setOpen] = useControllable<readonly string[], { reason: 'toggle' }>({
    value: expanded,
    defaultValue: defaultExpanded,
    onValueChange: onExpandedChange,
    component: 'Tree',
  });
  const [chosen, setChosen] = useControllable<readonly string[], { reason: 'pick' }>({
    value: selected,
    defaultValue: defaultSelected,
    onValueChange: onSelectionChange,
    component: 'Tree',
  });
  const openSet = useMemo(() => new Set(open), [open]);
  const long = useMemo(() => countShown(items, openSet) > windowFrom, [items, openSet]);

  const change = (next: readonly string[]) => {
    setOpen(next, { reason: 'toggle' });
    for (const id of next) {
      if (openSet.has(id)) continue;
      const node = nodeOf(items, id);
      if (node?.hasChildren && !node.children) onLoadChildren?.(id);
    }
  };
  // React Aria has no key for expanding a whole level, but the ARIA tree pattern does.
  const openLevel = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDownCapture?.(event);
    if (event.key !== '*' || event.defaultPrevented) return;
    const id =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const level = siblingsOf(items, id).filter((node) => opens(node) && !node.disabled && !openSet.has(node.id));
    if (level.length > 0) change([...open, ...level.map((node) => node.id)]);
  };

  const tree = (
    <Aria
      aria-label={label}
      items={items}
      selectionMode={selection}
      selectedKeys={chosen}
      onSelectionChange={(keys) => keys !== 'all' && setChosen(Array.from(keys, String), { reason: 'pick' })}
      expandedKeys={open}
      onExpandedChange={(keys) => change(Array.from(keys, String))}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      // Disabled nodes can still be expanded.
      disabledBehavior="selection"
      renderEmptyState={() => <div className={styles.empty}>{empty ?? text('nothing')}</div>}
      data-component="Tree.List"
      className={long ? `${styles.list} ${styles.windowed}` : styles.list}
    >
      <Collection items={items} dependencies={[selection, onAction, onLoadChildren]}>
        {(node) => (
          <TreeRow
            node={node}
            multiple={selection === 'multiple'}
            acts={onAction !== undefined || selection !== 'none'}
            onLoadChildren={onLoadChildren}
          />
        )}
      </Collection>
    </Aria>
  );
  return (
    // The rows handle their own keys; the tree adds only one more.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only handles keys of the tree inside it, which has the role.
    <div {...rest} onKeyDownCapture={openLevel} data-component="Tree.Root" className={cx(styles.root, className)}>
      <AriaLocale>
        {long ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32 }}>
            {tree}
          </Virtualizer>
        ) : (
          tree
        )}
      </AriaLocale>
    </div>
  );
}
