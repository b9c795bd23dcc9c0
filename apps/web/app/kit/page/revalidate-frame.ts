import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isOffline } from '../resource/connection.ts';

/**
 * Whether a frame around pages, such as the shell, is read again. Paging or sorting inside one screen brings no message
 * and changes nothing about the frame; without a connection the frame stays, and only the page says that it cannot be had.
 */
export const revalidateFrame: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  isOffline() ||
  (formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search)
    ? false
    : defaultShouldRevalidate;
