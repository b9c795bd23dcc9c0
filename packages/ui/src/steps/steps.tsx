'use client';
import type { MouseEvent, ReactNode } from 'react';
import { AlertOctagonIcon, CheckIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type StepState, stepStates } from './step-states.ts';
import * as styles from './steps.css.ts';
import { stepsMessages } from './steps.messages.ts';
import { numberFormat } from '../internal/intl-formats.ts';

/** One step. */
export interface StepsItem {
  readonly id: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly description?: ReactNode;
  /** URL of the step, so that people can return to it and share it. */
  readonly href?: string;
  /** State of the step, if it does not follow from its position: `invalid` has something to fix. */
  readonly state?: StepState;
}

/** Props of {@link Steps}. */
export interface StepsProps extends ElementProps<'nav', 'children'> {
  /** Two to seven steps in order. */
  readonly items: readonly StepsItem[];
  /** Id of the current step. */
  readonly current: string;
  /** Called to go to a step. Without it and without `href`, the steps are display-only. */
  readonly onStepChange?: (id: string, details: { reason: 'pick' }) => void;
  /** The steps people can go to: completed ones and those with a problem, or all of them.
   * @defaultValue 'behind' */
  readonly reach?: 'behind' | 'all';
  /** @defaultValue 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
}

/**
 * Shows the position in a task of several steps, with links back. In a narrow container it shows "Step 2 of 5" and
 * keeps the marks.
 *
 * @example
 * <Steps items={[{ id: 'about', label: 'About', href: '?step=about' }, { id: 'pages', label: 'Pages' }]} current="pages" />
 */
export function Steps({
  items,
  current,
  onStepChange,
  reach = 'behind',
  orientation = 'horizontal',
  className,
  'aria-label': label,
  ...rest
}: StepsProps) {
  const text = useMessages(stepsMessages);
  const { locale } = useUiSettings();
  const states = stepStates(items, current);
  const at = items.findIndex(({ id }) => id === current);
  const pick = (id: string, href: string | undefined) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (href !== undefined && onStepChange) event.preventDefault();
    onStepChange?.(id, { reason: 'pick' });
  };
  const content = ({ label: name, description }: StepsItem, index: number, state: StepState) => (
    <>
      <span aria-hidden data-component="Steps.Mark" className={styles.mark({ state })}>
        {state === 'done' ? (
          <CheckIcon size={16} />
        ) : state === 'invalid' ? (
          <AlertOctagonIcon />
        ) : (
          numberFormat(locale).format(index + 1)
        )}
      </span>
      <span className={styles.words({ orientation })}>
        <span className={styles.label({ state })}>
          {name}
          {state !== 'current' && ' '}
          {state !== 'current' && <VisuallyHidden>{text(state)}</VisuallyHidden>}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
  return (
    <nav
      {...rest}
      aria-label={label ?? text('label')}
      data-component="Steps.Root"
      data-orientation={orientation}
      className={cx(styles.root, className)}
    >
      <p aria-hidden data-component="Steps.Place" className={styles.place({ orientation })}>
        {text('place', { step: at + 1, steps: items.length })}{' '}
        <span className={styles.placeName}>{items[at]?.label}</span>
      </p>
      <ol data-component="Steps.List" className={styles.list({ orientation })}>
        {items.map((item, index) => {
          const state = states[index] ?? 'upcoming';
          const isCurrent = item.id === current;
          const open =
            !isCurrent &&
            (reach === 'all' || state === 'done' || state === 'invalid') &&
            (item.href !== undefined || onStepChange !== undefined);
          const shared = { 'data-component': 'Steps.Action', className: styles.action };
          return (
            <li
              key={item.id}
              data-component="Steps.Item"
              data-state={state}
              data-current={isCurrent || undefined}
              {...(isCurrent && { 'aria-current': 'step' as const })}
              className={styles.item({ orientation })}
            >
              {!open ? (
                <span {...shared}>{content(item, index, state)}</span>
              ) : item.href === undefined ? (
                <button {...shared} type="button" onClick={pick(item.id, undefined)}>
                  {content(item, index, state)}
                </button>
              ) : (
                <a {...shared} href={item.href} onClick={pick(item.id, item.href)}>
                  {content(item, index, state)}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
