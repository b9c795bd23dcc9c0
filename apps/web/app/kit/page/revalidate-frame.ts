import type { ShouldRevalidateFunction } from '@remix-run/react';
import { isOffline } from '../resource/connection.ts';

/**
 * Whether a frame around pages, such as the shell, is revalidated. Paging or sorting within a screen doesn't affect the
 * frame. Without a connection the frame stays, and only the page reports the error.
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
