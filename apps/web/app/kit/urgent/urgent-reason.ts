/** Whether something rings off shift, and why. The names are those of the API. */
export interface UrgentValues {
  readonly urgent: boolean;
  readonly urgent_reason: string;
}

/** The message for a missing reason; false if there is none to show. */
export const urgentReasonProblem = ({ urgent, urgent_reason }: UrgentValues): string | false =>
  urgent && urgent_reason.trim() === '' && 'Enter a reason';
