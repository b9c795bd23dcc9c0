/** A member's answers: 5 = Totally Satisfied .. 1 = Totally Dissatisfied, null = unanswered. */
export interface DemoSurvey {
  readonly recordedAt: number;
  readonly updatedAt: number;
  readonly channel: 'Email' | 'SMS' | 'Phone' | 'IVR';
  readonly outc1: number;
  readonly responseSat: number | null;
  readonly q24: number | null;
  readonly q26: number | null;
  readonly driver5: number | null;
  readonly driver10: number | null;
  /** The member confirmed that another provider served them. */
  readonly wrongProvider: boolean;
  readonly comment: string | null;
}
