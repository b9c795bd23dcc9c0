import { expect, it } from 'vitest';
import { type LedgerKind, postingsOf } from './ledger.ts';
import { statementLabels, statementSign } from './statement.ts';

it.each(Object.keys(statementLabels) as LedgerKind[])(
  'the sign of %s is what its postings do to the purses',
  (kind) => {
    const purses = postingsOf({ id: 'entry', kind, driverId: 1, amount: 5 })
      .filter(({ account }) => account.includes(':'))
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(statementSign(kind)).toBe(Math.sign(purses));
  },
);
