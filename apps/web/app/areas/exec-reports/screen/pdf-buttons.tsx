import { Button } from '@roadside/ui/button';
import { usePdf } from '../../../kit/export/use-pdf.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { reportPdfAddress, scorecardPdfAddress } from '../model/addresses.ts';
import type { ReportPdfResource, ScorecardPdfResource } from '../server/report-pdf.server.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Downloads an executive report. */
export function ReportPdfButton({ slug, from, to }: Days & { readonly slug: string }) {
  const save = usePdf();
  const { change, busy } = useChange<ReportPdfResource>(reportPdfAddress({ slug }), { refresh: false });
  return (
    <Button loading={busy} onClick={() => void save(() => change({ from, to }))}>
      Download PDF
    </Button>
  );
}

/** Downloads a scorecard. */
export function ScorecardPdfButton({ id }: { readonly id: number }) {
  const save = usePdf();
  const { change, busy } = useChange<ScorecardPdfResource>(scorecardPdfAddress({ id }), { refresh: false });
  return (
    <Button loading={busy} onClick={() => void save(() => change({}))}>
      Download PDF
    </Button>
  );
}
