import { useSearchParams } from '@remix-run/react';
import { surveyRow, type SurveyRow } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { useMemo } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { columnsOf } from '../../../kit/list/columns-of.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange, useResourcePages } from '../../../kit/resource/use-resource.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { RawContent } from '../model/loaded-surveys.ts';
import { facetsWithGroups, rawSurveyList } from '../model/survey-filters.ts';
import { surveyText } from '../model/survey-opened.ts';
import type { SurveyExportResource } from '../server/survey-export.server.ts';
import type { SurveyRowsResource } from '../server/survey-rows.server.ts';

export interface RawSurveysProps {
  readonly content: RawContent;
  readonly place: Place;
  readonly mayTryRules: boolean;
  readonly today: string;
  /** The query this content answers. */
  readonly query: string;
  readonly description: React.ReactNode;
}

const answer = (header: string) => ({ header, width: 88 });
const columns: readonly DataTableColumn<SurveyRow>[] = [
  ...columnsOf(surveyRow, {
    recorded_date: { header: 'Recorded', width: 196, priority: 1, rowHeader: true },
    outc1: { ...answer('Overall'), priority: 2 },
    response_sat: answer('Response'),
    q24: answer('Driver'),
    q26: answer('Informed'),
    driver_name: { header: 'Driver', width: 160 },
    station_name: { header: 'Station', width: 180 },
    tcd: { header: 'Service', code: true, width: 88 },
  }),
  { id: 'sc_dt_surveys', header: 'Call day', type: 'date', width: 120, value: ({ sc_dt_surveys: day }) => day },
  ...columnsOf(surveyRow, { q_chl: { header: 'Channel', width: 96 } }),
  {
    id: 'marks',
    header: 'Score',
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
  ...columnsOf(surveyRow, { comment: { header: 'Comment', width: 360 } }),
];

/** Every survey, 50 at a time, newest first, under filters that read as a sentence. */
export function RawSurveys({ content, place, mayTryRules, today, query, description }: RawSurveysProps) {
  const [search] = useSearchParams();
  const definition = rawSurveyList(mayTryRules);
  const withoutDrawer = withDrawer(query, null);
  const address = addressOf('/resources/survey-rows/:slug', { slug: place.slug }) + withoutDrawer;
  const { rows: first, facets } = content;
  const { pages, ...list } = useResourcePages<SurveyRowsResource>(address, ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first.ok ? { first: first.data } : {}),
  });
  const save = useExcelFile(addressOf('/resources/survey-export/:slug', { slug: place.slug }) + withoutDrawer);
  const rows = useMemo(() => pages.flatMap(({ data }) => data), [pages]);
  const asOf = pages[0]?.meta.as_of;
  return (
    <ListScreen
      title="Raw Surveys"
      description={description}
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
      onExport={save}
      empty={{
        title: 'No surveys in this period',
        description: 'Surveys appear here as members answer them. Choose a longer period to see earlier ones.',
      }}
      {...(asOf ? { asOf } : {})}
    />
  );
}

/** Makes the Excel file of every row under the filters and saves it. */
function useExcelFile(address: string): () => void {
  const notify = useNotify();
  const { change } = useChange<SurveyExportResource>(address, { refresh: false });
  return () =>
    void change({}).then((outcome) => {
      if (!outcome) return;
      if (!outcome.ok) {
        const { title, words } = problemWords(outcome.problem);
        const field = Object.values(outcome.problem.fields ?? {})[0];
        notify({ tone: 'danger', text: `We couldn’t make the Excel file. ${title}: ${field ?? words}` });
        return;
      }
      const { file, filename, rows } = outcome.data;
      const link = document.createElement('a');
      link.href = file;
      link.download = filename;
      link.click();
      notify({
        tone: 'success',
        text: `${filename} saved, ${new Intl.NumberFormat('en-US').format(rows)} ${rows === 1 ? 'row' : 'rows'}`,
      });
    });
}
