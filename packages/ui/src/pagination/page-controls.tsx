import type { MouseEvent, ReactNode } from 'react';
import type { PaginationDetails, PaginationProps } from './pagination.tsx';
import * as styles from './pagination.css.ts';

interface ControlProps {
  /** Page number, from 1. */
  readonly page: number;
  readonly label: string;
  readonly size: NonNullable<PaginationProps['size']>;
  /** Makes it a link. */
  readonly hrefOf: PaginationProps['hrefOf'];
  readonly onPress: (event: MouseEvent, page: number, reason: PaginationDetails['reason']) => void;
  readonly children: ReactNode;
}

/** The control for one page. */
export function PageControl({
  page,
  label,
  size,
  hrefOf,
  onPress,
  current,
  children,
}: ControlProps & { readonly current: boolean }) {
  const shared = {
    'aria-label': label,
    ...(current && { 'aria-current': 'page' as const }),
    'data-component': 'Pagination.Page',
    'data-current': current || undefined,
    className: styles.button({ size }),
    onClick: (event: MouseEvent) => onPress(event, page, 'pick'),
  };
  return hrefOf ? (
    <a {...shared} href={hrefOf(page)}>
      {children}
    </a>
  ) : (
    <button {...shared} type="button">
      {children}
    </button>
  );
}

/**
 * Goes to the previous or next page. At either end it stays in place and in the tab order, so that focus is not lost.
 */
export function StepControl({
  page,
  label,
  size,
  hrefOf,
  onPress,
  part,
  possible,
  children,
}: ControlProps & { readonly part: 'Previous' | 'Next'; readonly possible: boolean }) {
  const shared = { 'aria-label': label, 'data-component': `Pagination.${part}`, className: styles.button({ size }) };
  const onClick = (event: MouseEvent) => onPress(event, page, part === 'Next' ? 'next' : 'previous');
  if (!hrefOf)
    return (
      <button {...shared} type="button" {...(possible ? { onClick } : { 'aria-disabled': true })}>
        {children}
      </button>
    );
  return possible ? (
    <a {...shared} href={hrefOf(page)} rel={part === 'Next' ? 'next' : 'prev'} onClick={onClick}>
      {children}
    </a>
  ) : (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-noninteractive-tabindex -- A disabled link stays in the tab order, so that focus is not lost on reaching the end.
    <a {...shared} role="link" aria-disabled tabIndex={0}>
      {children}
    </a>
  );
}
