import { Link, useLocation } from '@remix-run/react';
import { groupDashboards, type DashboardGroup } from '@roadside/domain/dashboards';
import { IconButton } from '@roadside/ui/icon-button';
import { ChevronDownIcon, CopyIcon, DownloadIcon, EditIcon, MailIcon, PlusIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { usePdf } from '../../../kit/export/use-pdf.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { dashboardPdfAddress } from '../model/addresses.ts';
import { searchOfDashboard } from '../model/dashboard-state.ts';
import type { DashboardListing } from '../model/stored-dashboard.ts';
import { dashboardIcon } from '../builder/dashboard-icons.ts';
import type { DashboardPdfResource } from '../server/dashboard-pdf.server.ts';
import * as styles from './dashboard-screen.css.ts';

const groupLabels: Readonly<Record<DashboardGroup, string>> = {
  global: 'Global',
  my: 'My dashboards',
  shared: 'Shared with me',
};
const nothing: Readonly<Record<DashboardGroup, string>> = {
  global: 'None',
  my: 'None yet',
  shared: 'No dashboards shared with you',
};

export interface DashboardSwitcherProps {
  readonly dashboard: DashboardListing;
  readonly dashboards: readonly DashboardListing[];
  readonly employeeId: number;
  readonly place: Place;
  /** The URL's query. */
  readonly search: URLSearchParams;
}

/** Every dashboard the person may see, in the specification's three lists, and what to do with the one on screen. */
export function DashboardSwitcher(props: DashboardSwitcherProps) {
  const { search } = useLocation();
  const save = usePdf();
  const { change, busy } = useChange<DashboardPdfResource>(dashboardPdfAddress({ slug: props.place.slug }, search), {
    refresh: false,
  });
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton label="Switch dashboard" loading={busy}>
          <ChevronDownIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content align="start" className={styles.switcher}>
        <Dashboards {...props} onPdf={() => void save(() => change({}))} />
      </Menu.Content>
    </Menu.Root>
  );
}

/** Sorted only when opened: the first comparison of names loads the browser's collation data. */
function Dashboards({
  dashboard,
  dashboards,
  employeeId,
  place,
  search,
  onPdf,
}: DashboardSwitcherProps & { readonly onPdf: () => void }) {
  const groups = groupDashboards(dashboards, employeeId);
  const slug = encodeURIComponent(place.slug);
  const own = groups.my.some(({ id }) => id === dashboard.id);
  return (
    <>
      {(['global', 'my', 'shared'] as const).map((group) => (
        <DashboardList
          key={group}
          label={groupLabels[group]}
          none={nothing[group]}
          dashboards={groups[group]}
          current={dashboard.id}
          slug={slug}
          search={search}
        />
      ))}
      <Menu.Separator />
      {own && (
        <Menu.Item asChild>
          <Link to={`/create-dashboard/${slug}?dashboard=${dashboard.id}`}>
            <EditIcon size={16} className={styles.choiceIcon} />
            Edit this dashboard
          </Link>
        </Menu.Item>
      )}
      <Menu.Item asChild>
        <Link to={`/create-dashboard/${slug}?copy=${dashboard.id}`}>
          <CopyIcon size={16} className={styles.choiceIcon} />
          Duplicate this dashboard
        </Link>
      </Menu.Item>
      <Menu.Item asChild>
        <Link to={`/subscriptions/?dashboard=${dashboard.id}&at=${slug}`}>
          <MailIcon size={16} className={styles.choiceIcon} />
          Email this dashboard
        </Link>
      </Menu.Item>
      <Menu.Item asChild onSelect={onPdf}>
        <div>
          <DownloadIcon size={16} className={styles.choiceIcon} />
          Download PDF
        </div>
      </Menu.Item>
      <Menu.Item asChild>
        <Link to={`/create-dashboard/${slug}`}>
          <PlusIcon size={16} className={styles.choiceIcon} />
          New dashboard
        </Link>
      </Menu.Item>
    </>
  );
}

interface DashboardListProps {
  readonly label: string;
  readonly none: string;
  readonly dashboards: readonly DashboardListing[];
  readonly current: number;
  readonly slug: string;
  readonly search: URLSearchParams;
}

function DashboardList({ label, none, dashboards, current, slug, search }: DashboardListProps) {
  return (
    <>
      <Menu.Label>{dashboards.length > 0 ? label : `${label}: ${none.toLowerCase()}`}</Menu.Label>
      {dashboards.map(({ id, name, icon }) => {
        const Picture = dashboardIcon(icon);
        return (
          <Menu.Item key={id} asChild>
            <Link
              to={`/dashboard/${slug}${searchOfDashboard(id, search)}`}
              aria-current={id === current ? 'page' : undefined}
            >
              <Picture size={16} className={styles.choiceIcon} />
              {name}
            </Link>
          </Menu.Item>
        );
      })}
    </>
  );
}
