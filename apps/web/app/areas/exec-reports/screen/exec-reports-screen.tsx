import { Link, useSearchParams } from '@remix-run/react';
import type { ExecReportReply, ProductReport } from '@roadside/contract/schemas';
import { hasExecutiveReport } from '@roadside/domain/reports';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { PeriodPicker } from '../../../kit/period/period-picker.tsx';
import { PartLinks } from '../../../kit/pick-links/part-links.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { reportLimits, reportPresets, reportViews, viewLabels, type ReportState } from '../model/report-state.ts';
import { ExecutiveReport } from './executive-report.tsx';
import * as styles from './exec-reports.css.ts';
import { ReportPdfButton } from './pdf-buttons.tsx';
import { ProductReportPart } from './product-report.tsx';

export interface ExecReportsScreenProps {
  readonly place: Pick<Place, 'slug' | 'name' | 'type' | 'timeZone'>;
  readonly today: string;
  readonly state: ReportState;
  /** The report on screen; null for the other one, and where there are none. */
  readonly executive: Outcome<ExecReportReply> | null;
  readonly products: Outcome<ProductReport> | null;
}

/** Reports that leaders take away, on a screen, a phone or paper. */
export function ExecReportsScreen({ place, today, state, executive, products }: ExecReportsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const retry = () => void navigate(`?${search.toString()}`, { replace: true });
  const hrefOf = (view: string) => {
    const query = new URLSearchParams(search);
    for (const name of ['report', 'by', 'metric', 'drawer']) query.delete(name);
    if (view !== 'executive') query.set('report', view);
    return `?${query.toString()}`;
  };
  const outcome = executive ?? products;
  const months = outcome?.ok ? outcome.data.incentive_months : undefined;
  const presets = useMemo(() => reportPresets(months), [months]);
  return (
    <DrawersProvider>
      <Stack gap={16} className={styles.sheet}>
        <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
          <header>
            <div>
              <h1 className={styles.title}>
                {place.name} <span className={styles.kind}>{viewLabels[state.view]}</span>
              </h1>
              <p className={styles.quiet}>{rangeWords(state.from, state.to)}</p>
            </div>
            <Inline gap={8} align="end" wrap className={styles.notOnPaper}>
              <PeriodPicker limits={reportLimits(today)} today={today} presets={presets} />
              {state.view === 'executive' && hasExecutiveReport(place.type) && (
                <Button asChild>
                  <Link to={`/subscriptions/?report=executive&at=${place.slug}`}>Email report</Link>
                </Button>
              )}
              <Button asChild>
                <Link to={`/scorecards/${place.slug}/`}>Station scorecards</Link>
              </Button>
              {executive?.ok && <ReportPdfButton slug={place.slug} from={state.from} to={state.to} />}
              <Button onClick={() => globalThis.print()}>Print report</Button>
            </Inline>
          </header>
        </Inline>
        <div className={styles.notOnPaper}>
          <PartLinks
            label="Reports"
            items={reportViews.map((view) => ({
              key: view,
              label: viewLabels[view],
              to: hrefOf(view),
              current: view === state.view,
            }))}
          />
        </div>
        {!hasExecutiveReport(place.type) && (
          <EmptyState
            picture="road"
            title="No report for this location"
            description="Reports are about clubs, regions, markets and territories. Choose one in the breadcrumb above."
          />
        )}
        {outcome?.ok === false && <NotRead problem={outcome.problem} onRetry={retry} />}
        {executive?.ok && <ExecutiveReport reply={executive.data} timeZone={place.timeZone} />}
        {products?.ok && <ProductReportPart report={products.data} metric={state.metric} timeZone={place.timeZone} />}
      </Stack>
    </DrawersProvider>
  );
}
