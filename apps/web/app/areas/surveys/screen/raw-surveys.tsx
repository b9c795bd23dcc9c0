import { useSearchParams } from '@remix-run/react';
import type { SurveyRow } from '@roadside/contract/schemas';
import { troubleCodeLabel } from '@roadside/domain/calls';
import { surveyTable, type SurveyColumnId } from '@roadside/domain/surveys';
import { Badge } from '@roadside/ui/badge';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { useMemo } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { shownColumns } from '../../../kit/list/shown-columns.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { AddressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useExcelExport } from '../../../kit/export/use-excel-export.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import type { RawContent } from '../model/loaded-surveys.ts';
import { facetsWithGroups, rawSurveyList } from '../model/survey-filters.ts';
import { surveyText } from '../model/survey-opened.ts';
import type { SurveyExportResource } from '../server/survey-export.server.ts';
import type { SurveyRowsResource } from '../server/survey-rows.server.ts';
import { surveyExportAddress, surveyRowsAddress } from '../model/addresses.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';

export interface RawSurveysProps {
  readonly content: RawContent;
  readonly place: Place;
  readonly mayTryRules: boolean;
  readonly today: string;
  /** The query this content belongs to. */
  readonly query: string;
  readonly description: React.ReactNode;
  /** Beside the title: the choice of time. */
  readonly actions: React.ReactNode;
}

type Column = DataTableColumn<SurveyRow>;
type Look = Omit<Column, 'id' | 'header'>;
const text = (id: 'driver_name' | 'station_name' | 'tcd' | 'q_chl' | 'comment', look: Partial<Look>): Look => ({
  type: 'text',
  value: (row) => row[id],
  ...look,
});
const answer = (id: 'outc1' | 'response_sat' | 'q24' | 'q26'): Look => ({
  type: 'number',
  width: 104,
  value: (row) => row[id],
});

/**
 * How the columns of Raw Surveys look. Written out instead of derived from the contract's schema: schemas compile
 * themselves on load, which the page's content security policy forbids in the browser.
 */
const looks: Readonly<Record<SurveyColumnId, Look>> = {
  recorded_date: {
    type: 'date-time',
    width: 196,
    priority: 1,
    rowHeader: true,
    value: ({ recorded_date: recorded }) => recorded,
  },
  outc1: { ...answer('outc1'), priority: 2 },
  response_sat: answer('response_sat'),
  q24: answer('q24'),
  q26: answer('q26'),
  driver_name: text('driver_name', { width: 160, priority: 3 }),
  station_name: text('station_name', { width: 180, format: cityFirst }),
  tcd: text('tcd', { width: 140, value: ({ tcd }) => tcd && troubleCodeLabel(tcd) }),
  sc_dt_surveys: { type: 'date', width: 120, value: ({ sc_dt_surveys: day }) => day },
  q_chl: text('q_chl', { width: 96 }),
  marks: {
    type: 'text',
    width: 120,
    value: ({ reroute, remove }) => [reroute && 'rerouted', remove && 'removed'].filter(Boolean).join(', '),
    cell: ({ reroute, remove }) => (
      <>
        {reroute && <Badge>rerouted</Badge>}
        {remove && <Badge>removed</Badge>}
      </>
    ),
  },
  comment: text('comment', { width: 360 }),
};

/** The columns of Raw Surveys, in the order its Excel file has them too. */
const columns: readonly Column[] = surveyTable.map((column) => ({ ...column, ...looks[column.id] }));

/** Every survey, 50 at a time, newest first, with filters that read as a sentence. */
export default function RawSurveys({
  content,
  place,
  mayTryRules,
  today,
  query,
  description,
  actions,
}: RawSurveysProps) {
  const [search] = useSearchParams();
  const definition = rawSurveyList(mayTryRules);
  const withoutDrawer = withDrawer(query, null);
  const address = surveyRowsAddress({ slug: place.slug }, withoutDrawer);
  const { rows: first, facets } = content;
  const { pages, ...list } = useResourcePages<SurveyRowsResource>(address, ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first.ok ? { first: first.data } : {}),
  });
  const save = useExcelFile(surveyExportAddress({ slug: place.slug }, withoutDrawer));
  const rows = useMemo(() => pages.flatMap(({ data }) => data), [pages]);
  const asOf = pages[0]?.meta.as_of;
  return (
    <ListScreen
      title="Raw Surveys"
      description={description}
      actions={actions}
      definition={definition}
      columns={columns}
      rowId={(row) => String(row.id)}
      rows={rows}
      totalRows={pages[0]?.total_rows ?? 0}
      list={list}
      {...(facets.ok ? { facets: facetsWithGroups(facets.data.facets) } : {})}
      today={today}
      searchPlaceholder="Search comments"
      views="surveys"
      rowHref={({ id }) => withDrawer(search, { name: 'survey', text: surveyText({ slug: place.slug, id }) })}
      rowMark={({ outc1 }) => (outc1 !== null && outc1 <= 2 ? { tone: 'danger', label: 'Dissatisfied' } : null)}
      onExport={(_kind, state) => save(shownColumns(state, columns))}
      empty={{
        title: 'No surveys in this period',
        description: 'Surveys appear here as members answer them. Choose a longer period to see earlier ones.',
      }}
      {...(asOf ? { asOf } : {})}
    />
  );
}

/** Exports every row under the filters to Excel and saves the file. */
function useExcelFile(address: AddressOf<SurveyExportResource>): (shown: string[]) => void {
  const save = useExcelExport();
  const { change } = useChange<SurveyExportResource>(address, { refresh: false });
  return (shown) => void save(async () => change({ columns: shown }));
}
