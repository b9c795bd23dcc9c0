import { Link, useSearchParams } from '@remix-run/react';
import type { ExecReportFacts } from '@roadside/contract/schemas';
import { comparedDaysWords } from '../../../kit/format/compared-words.ts';
import { leadName } from '../../../kit/format/moved-words.ts';
import { figureHref, figureWords } from '../model/figure-link.ts';
import * as styles from './exec-reports.css.ts';

/** The first page in words. Every number leads to what it counts. */
export function FirstPage({ report }: { readonly report: ExecReportFacts }) {
  return (
    <section aria-labelledby="words" className={styles.together}>
      <h2 id="words" className={styles.heading}>
        In short
      </h2>
      {report.sentences.map(({ id, pieces }) => (
        <p key={id} className={styles.sentence}>
          {pieces.map((piece, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A sentence's pieces never change their order.
            <Piece key={index} piece={piece} report={report} />
          ))}
        </p>
      ))}
    </section>
  );
}

interface PieceProps {
  readonly piece: ExecReportFacts['sentences'][number]['pieces'][number];
  readonly report: ExecReportFacts;
}

function Piece({ piece, report }: PieceProps) {
  const [search] = useSearchParams();
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'lead':
      return leadName(piece.lead);
    case 'before':
      return comparedDaysWords(report.before);
    case 'place':
      return <Link to={`/dashboard/${piece.slug}`}>{piece.name}</Link>;
    case 'figure':
      return (
        <Link to={figureHref(piece.figure, search.toString())} preventScrollReset className={styles.figure}>
          {figureWords(piece.figure)}
        </Link>
      );
  }
}
