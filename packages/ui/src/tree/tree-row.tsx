'use client';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { Button } from '../button/button.tsx';
import { CheckIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { useMessages } from '../provider/ui-settings.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { opens } from './tree-model.ts';
import * as styles from './tree.css.ts';
import { treeMessages } from './tree.messages.ts';
import type { TreeNode } from './tree.tsx';

interface TreeRowProps {
  readonly node: TreeNode;
  readonly multiple: boolean;
  readonly acts: boolean;
  readonly onLoadChildren: ((id: string) => void) | undefined;
}

/** One node and its descendants. */
export function TreeRow({ node, multiple, acts, onLoadChildren }: TreeRowProps) {
  const { id, label, description, leading, trailing, children, href, disabled = false } = node;
  return (
    <TreeItem
      id={id}
      value={node}
      textValue={description ? `${label} ${description}` : label}
      isDisabled={disabled}
      hasChildItems={opens(node)}
      {...(href !== undefined && { href })}
      data-component="Tree.Item"
      {...(acts && !disabled && { 'data-action': '' })}
      className={styles.item}
    >
      <TreeItemContent>
        <div className={styles.row}>
          {opens(node) ? (
            <AriaButton slot="chevron" data-component="Tree.Toggle" className={styles.toggle}>
              <span className={styles.turn}>
                <ChevronForwardIcon size={16} />
              </span>
            </AriaButton>
          ) : (
            <span className={styles.leaf} />
          )}
          {multiple && (
            <span aria-hidden className={styles.box}>
              <CheckIcon size={16} />
            </span>
          )}
          {leading && <span className={styles.leading}>{leading}</span>}
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {trailing}
        </div>
      </TreeItemContent>
      {children && children.length > 0 ? (
        <Collection items={children}>
          {(child) => <TreeRow node={child} multiple={multiple} acts={acts} onLoadChildren={onLoadChildren} />}
        </Collection>
      ) : (
        opens(node) && <Below node={node} onLoadChildren={onLoadChildren} />
      )}
    </TreeItem>
  );
}

/** Shown below a node that has no children, or none loaded yet. */
function Below({ node: { id, children, error }, onLoadChildren }: Pick<TreeRowProps, 'node' | 'onLoadChildren'>) {
  const text = useMessages(treeMessages);
  const words = error ?? (children ? text('empty') : text('loading'));
  return (
    <TreeItem id={`${id} …`} textValue={words} isDisabled={!error} className={styles.item}>
      <TreeItemContent>
        <div className={styles.row}>
          <span className={styles.leaf} />
          <span data-component="Tree.Message" className={styles.message}>
            {!error && !children && <Spinner size="sm" label={text('loading')} />}
            {words}
            {error && onLoadChildren && (
              <Button size="sm" onClick={() => onLoadChildren(id)}>
                {text('retry')}
              </Button>
            )}
          </span>
        </div>
      </TreeItemContent>
    </TreeItem>
  );
}
