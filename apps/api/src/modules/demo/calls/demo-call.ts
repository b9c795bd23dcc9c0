import type { CallOutcome, ProviderType } from '@roadside/domain/calls';
import type { DemoDriver, DemoStation } from '../organization/organization-plan.ts';
import type { DemoSurvey } from '../surveys/demo-survey.ts';
import type { ServiceFacts } from './outcome.ts';
import type { BreakdownPlace } from './place.ts';

/** A station that gave the call back before somebody took it. */
export interface DemoPass {
  readonly station: DemoStation;
  readonly at: number;
  /** 1 = the first station asked. */
  readonly offerRank: number;
  readonly reason: string;
  /** The driver who declined; null where the reason is that there was none. */
  readonly driver: DemoDriver | null;
}

/** Something the member was told while waiting. */
export interface DemoUpdate {
  readonly at: number;
  readonly text: string;
}

/** Instants (epoch milliseconds, whole seconds) of a call's life; null where it did not come so far. */
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

/** One generated call with all that happened to it. */
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
  /** The truck that was sent; null where none was. */
  readonly truck: string | null;
}

/** The member's car. */
export interface DemoCar {
  /** Tells it from every other car. */
  readonly ref: string;
  /** Year, make, model and color. */
  readonly words: string;
}
