'use client';
import { createContext, useContext } from 'react';

interface RailState {
  readonly pinned: boolean;
  readonly setPinned: ((pinned: boolean) => void) | undefined;
}

/** Whether the surrounding rail is expanded and shows its labels. */
export const RailContext = /* @__PURE__ */ createContext<RailState>({ pinned: true, setPinned: undefined });
/** Reads {@link RailContext}. */
export const useRail = (): RailState => useContext(RailContext);
