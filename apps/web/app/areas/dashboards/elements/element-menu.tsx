import { useNavigate } from '@remix-run/react';
import {
  chartOf,
  elementMenus,
  requestChartType,
  type DashboardElement,
  type ElementMenu as MenuDefinition,
} from '@roadside/domain/dashboards';
import type { GeographyType } from '@roadside/domain/geography';
import { IconButton } from '@roadside/ui/icon-button';
import { MoreIcon } from '@roadside/ui/icons';
import { Menu } from '@roadside/ui/menu';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import { useExport } from './use-export.ts';

export interface ElementMenuProps {
  /** The element with the choices from the URL applied. */
  readonly element: DashboardElement;
  /** Type and slug of the location on screen. */
  readonly place: { readonly slug: string; readonly type: GeographyType };
  readonly state: DashboardState;
}

/** The options menu of an element: the specification's menus in its order, without the hidden ones. */
export function ElementMenu({ element, place, state }: ElementMenuProps) {
  const navigate = useNavigate();
  const { download, busy } = useExport({ slug: place.slug, elementId: element.id });
  const menus = elementMenus(element, { geographyType: place.type }).filter(
    ({ id, hidden, entries }) => !hidden && entries.length > 0 && applies(id, element),
  );
  if (menus.length === 0) return null;
  const go = (change: Partial<DashboardState>) =>
    navigate({ search: dashboardSearch(state, change) || '?' }, { preventScrollReset: true });
  const choose = (id: MenuDefinition['id'], value: string) => {
    if (id === 'time') go({ time: value as DashboardState['time'] });
    else if (id === 'chart') go({ chart: value as DashboardState['chart'] });
    else if (id === 'sub-geography') go({ childType: value as GeographyType, search: '' });
    else if (id === 'pivot') go({ pivot: value === 'metrics' });
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton label={`Options for ${element.title}`} size="sm" loading={busy}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content align="end">
        {menus.map(({ id, label, entries }) => (
          <Menu.Sub key={id}>
            <Menu.SubTrigger>{label}</Menu.SubTrigger>
            <Menu.SubContent>
              {id === 'export' ? (
                entries.map((entry) => (
                  <Menu.Item key={entry.value} onSelect={download}>
                    {entry.label}
                  </Menu.Item>
                ))
              ) : (
                <Menu.RadioGroup value={currentOf(id, element, state)} onValueChange={(value) => choose(id, value)}>
                  {entries.map((entry) => (
                    <Menu.RadioItem key={entry.value} value={entry.value}>
                      {entry.label}
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              )}
            </Menu.SubContent>
          </Menu.Sub>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

/** Highlights always run through yesterday and have no options; comments have dates but no rows. */
function applies(id: MenuDefinition['id'], element: DashboardElement): boolean {
  const chart = requestChartType(element.chartType);
  if (chart === 'numberHighlights') return false;
  if (chart === 'survey_comments') return id === 'time' || id === 'chart';
  // Lines and bars show the location alone.
  return (
    id !== 'sub-geography' ||
    chart !== 'trendTable' ||
    chartOf(element.chartType, element.parameters.timeType) === 'trendTable'
  );
}

function currentOf(id: MenuDefinition['id'], element: DashboardElement, state: DashboardState): string {
  switch (id) {
    case 'time':
      // Comments default to one year.
      return requestChartType(element.chartType) === 'survey_comments'
        ? (state.time ?? '')
        : element.parameters.timeType;
    case 'chart':
      return chartOf(element.chartType, element.parameters.timeType);
    case 'sub-geography':
      return element.parameters.relation === 'children' ? (element.parameters.childType ?? '') : '';
    case 'pivot':
      return state.pivot ? 'metrics' : 'dates';
    default:
      return '';
  }
}
