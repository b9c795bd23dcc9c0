import type { CallOutcome, ProviderType } from '@roadside/domain/calls';
import type { DemoDriver, DemoStation } from '../organization/organization-plan.ts';
import type { DemoSurvey } from '../surveys/demo-survey.ts';
import type { ServiceFacts } from './outcome.ts';
import type { BreakdownPlace } from './place.ts';

/** A pass: a station gave the call back before another one took it. */
export interface DemoPass {
  readonly station: DemoStation;
  readonly at: number;
  /** 1 = the first station it was offered to. */
  readonly offerRank: number;
  readonly reason: string;
  /** The driver who declined; null if the reason is that there was none. */
  readonly driver: DemoDriver | null;
}

/** An update given to the member while waiting. */
export interface DemoUpdate {
  readonly at: number;
  readonly text: string;
}

/** The times of a call (epoch milliseconds, whole seconds); null for steps it did not reach. */
export interface DemoCallTimes {
  readonly received: number;
  readonly spotted: number | null;
  readonly assigned: number | null;
  readonly dispatched: number | null;
  readonly enroute: number | null;
  readonly arrived: number | null;
  readonly towing: number | null;
  readonly cleared: number | null;
}

/** A generated call with all its data. */
export interface DemoCall extends ServiceFacts {
  readonly day: string;
  readonly hour: number;
  readonly station: DemoStation;
  readonly driver: DemoDriver | null;
  readonly providerType: ProviderType;
  readonly troubleCode: string;
  readonly outcome: CallOutcome;
  readonly clearCode: string | null;
  readonly appointment: boolean;
  readonly times: DemoCallTimes;
  readonly promisedMinutes: number | null;
  readonly passes: readonly DemoPass[];
  readonly kmiEligible: boolean;
  readonly kmiInformed: boolean;
  readonly place: BreakdownPlace;
  readonly survey: DemoSurvey | null;
  readonly updates: readonly DemoUpdate[];
  readonly car: DemoCar;
  /** The truck that was sent; null if none was. */
  readonly truck: string | null;
}

/** The member's car. */
export interface DemoCar {
  /** Unique key of the car. */
  readonly ref: string;
  /** Year, make, model and color. */
  readonly words: string;
}
