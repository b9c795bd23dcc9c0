import type { ListDefinition, ListState } from '../../../kit/list/list-state.ts';
import { banksAddress } from './addresses.ts';

export const banksList: ListDefinition = { searchable: true, sortable: [], defaultSort: [], filters: [] };

/** The URL of the list. */
export const banksListAddress = ({ search }: Pick<ListState, 'search'>) => banksAddress({ q: search });
