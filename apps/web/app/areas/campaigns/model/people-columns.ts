import { positionWords } from '@roadside/domain/permissions';
import type { CampaignPerson } from '@roadside/contract/schemas';
import { stationTimeOf } from '@roadside/domain/scheduling';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { cityFirst } from '../../../kit/format/station-words.ts';
import { personStateWords, stateLabels } from './person-states.ts';

const dayOf = (instant: string | null, timeZone: string) =>
  instant === null ? null : stationTimeOf(instant, timeZone).day;

/** Columns of the people of a campaign: the person, one column for each of its modules, and what was done about it. */
export function peopleColumns(
  modules: CampaignPerson['modules'],
  timeZone: string,
): readonly DataTableColumn<CampaignPerson>[] {
  return [
    { id: 'name', header: 'Name', type: 'text', width: 200, priority: 1, value: (row) => row.display_name },
    {
      id: 'location',
      header: 'Location',
      type: 'text',
      width: 200,
      priority: 3,
      value: (row) => row.organization_name,
      format: cityFirst,
    },
    { id: 'position', header: 'Position', type: 'text', width: 130, value: (row) => positionWords(row.position_type) },
    { id: 'state', header: 'State', type: 'text', width: 110, priority: 2, value: personStateWords },
    { id: 'done', header: 'Modules finished', type: 'number', width: 130, value: (row) => row.modules_done },
    { id: 'total', header: 'Modules', type: 'number', width: 100, value: (row) => row.modules_total },
    ...modules.map(({ module_id, title }): DataTableColumn<CampaignPerson> => ({
      id: `module ${module_id}`,
      header: title,
      type: 'text',
      width: 170,
      value: (row) => moduleWords(row, module_id),
    })),
    { id: 'due', header: 'Due', type: 'date', width: 120, value: (row) => row.due_on },
    {
      id: 'active',
      header: 'Last activity',
      type: 'date',
      width: 130,
      value: (row) => dayOf(row.last_activity_at, timeZone),
    },
    { id: 'reminded', header: 'Reminded', type: 'date', width: 120, value: (row) => dayOf(row.reminded_at, timeZone) },
    { id: 'excuse', header: 'Excused because', type: 'text', width: 200, value: (row) => row.excuse },
  ];
}

function moduleWords({ modules }: CampaignPerson, id: number): string | null {
  const module = modules.find(({ module_id }) => module_id === id);
  return module ? stateLabels[module.state] : null;
}
