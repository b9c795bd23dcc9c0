import { Link, useSearchParams } from '@remix-run/react';
import type { ExecReportFacts } from '@roadside/contract/schemas';
import type { ReportFigure } from '@roadside/domain/reports';
import { useDrawerHref } from '../../../kit/drawers/drawer-href.ts';
import { comparedDaysWords } from '../../../kit/format/compared-words.ts';
import { leadName } from '@roadside/domain/metrics';
import { figureTarget, figureWords, rankingId } from '../model/figure-link.ts';
import * as styles from './exec-reports.css.ts';

/** The first page in words. Every number leads to what it counts. */
export function FirstPage({ report }: { readonly report: Pick<ExecReportFacts, 'sentences' | 'before'> }) {
  return (
    <section aria-labelledby="words" className={styles.together}>
      <h2 id="words" className={styles.heading}>
        In short
      </h2>
      {report.sentences.map(({ id, pieces }) => (
        <p key={id} className={styles.sentence}>
          <Pieces pieces={pieces} before={report.before} />
        </p>
      ))}
    </section>
  );
}

type ReportPiece = ExecReportFacts['sentences'][number]['pieces'][number];
interface PiecesProps {
  readonly pieces: readonly ReportPiece[];
  readonly before: ExecReportFacts['before'];
}

/** A sentence whose numbers lead to what they count. */
export function Pieces({ pieces, before }: PiecesProps) {
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- A sentence's pieces never change their order.
    <Piece key={index} piece={piece} before={before} />
  ));
}

function Piece({ piece, before }: { readonly piece: ReportPiece } & Pick<PiecesProps, 'before'>) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'lead':
      return leadName(piece.lead);
    case 'before':
      return comparedDaysWords(before);
    case 'place':
      return <Link to={`/dashboard/${piece.slug}`}>{piece.name}</Link>;
    case 'figure':
      return <Figure figure={piece.figure} />;
  }
}

/** A number that opens what it counts. */
function Figure({ figure }: { readonly figure: ReportFigure }) {
  const [search] = useSearchParams();
  const hrefOf = useDrawerHref();
  const target = figureTarget(figure);
  const to =
    target.drawer === 'calls'
      ? hrefOf('calls', target.value)
      : target.drawer === 'why'
        ? hrefOf('why', target.value)
        : `?${search.toString()}#${rankingId}`;
  return (
    <Link to={to} preventScrollReset className={styles.figure}>
      {figureWords(figure)}
    </Link>
  );
}
