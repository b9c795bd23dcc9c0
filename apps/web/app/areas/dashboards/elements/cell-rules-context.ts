import type { CellRule } from '@roadside/domain/dashboards';
import { createContext } from 'react';

const none: readonly CellRule[] = [];

/** The rules of the element whose cells are drawn. */
export const CellRulesContext = createContext(none);
