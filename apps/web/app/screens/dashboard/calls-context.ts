import { createContext } from 'react';
import type { CallsBehind } from '../../dashboard/calls-behind.ts';

/** Opens the calls behind a number; null where there is no drawer for them. */
export const CallsContext = createContext<((behind: CallsBehind) => void) | null>(null);
