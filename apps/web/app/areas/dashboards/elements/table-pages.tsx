import { ChevronBackIcon, ChevronForwardIcon } from '@roadside/ui/icons';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import type { TableReply } from '../model/element-data.ts';
import { PageLink } from './page-link.tsx';
import * as styles from './table-element.css.ts';

interface TablePagesProps {
  readonly reply: TableReply;
  readonly state: DashboardState;
}

/** The rows on screen out of all, such as '26-50 of 112', with links to the pages before and after. */
export function TablePages({ reply: { data, meta }, state }: TablePagesProps) {
  const first = (meta.page - 1) * meta.rows_per_page + 1;
  const last = Math.min(meta.total_rows, first + data.length - 1);
  const to = (page: number) => ({ search: dashboardSearch(state, { page }) });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <span className={styles.range}>
        {first}-{last} of {new Intl.NumberFormat('en-US').format(meta.total_rows)}
      </span>
      <PageLink label="Previous page" to={meta.page > 1 ? to(meta.page - 1) : null}>
        <ChevronBackIcon size={16} />
      </PageLink>
      <PageLink label="Next page" to={last < meta.total_rows ? to(meta.page + 1) : null}>
        <ChevronForwardIcon size={16} />
      </PageLink>
    </nav>
  );
}
