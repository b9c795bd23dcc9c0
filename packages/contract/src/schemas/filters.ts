import {
  callOutcomes,
  providerTypeByFilter,
  serviceGroups,
  troubleCodes,
  troubleCodesByKey,
  troubleCodesFor,
} from '@roadside/domain/calls';
import { surveyChannels, threeStates } from '@roadside/domain/surveys';
import { z } from 'zod';
import { facilityType } from './geography.ts';
import { day, positiveId, text } from './scalars.ts';

/** Answers of a survey question: 5 Totally Satisfied, 4 Satisfied, 3 Neither, 2 Dissatisfied, 1 Totally Dissatisfied. */
const answers = z.array(z.int().min(1).max(5)).min(1).max(5);
const places = z.array(text(100)).min(1).max(1000);

/** Values of a trouble-code filter: a single code ('5F') or a whole group ('TOW', 'Light Service'). */
const troubleCodeName = z.enum([
  ...troubleCodes.map(({ code }) => code),
  ...Object.keys(troubleCodesByKey),
  ...serviceGroups,
]);

/** Parsed to single codes, without duplicates. */
const troubleCodeNames = z
  .array(troubleCodeName)
  .min(1)
  .max(50)
  .transform((names): string[] => [...troubleCodesFor(names)]);

/** only = just those, without = exclude them, all = no filter. */
const triState = z.enum(threeStates);

const ids = z.array(positiveId).min(1).max(500);

const codeOfProvider: Readonly<Record<string, string>> = { ...providerTypeByFilter, nonPSP: 'C' };

/**
 * Provider type as stored: P, C or F; the names PSP, NON-PSP and Fleet are also accepted (specification, section 5).
 */
const providerType = z.preprocess(
  (value) => (typeof value === 'string' ? (codeOfProvider[value] ?? value) : value),
  z.enum(['P', 'C', 'F']),
) as unknown as z.ZodType<'P' | 'C' | 'F', 'P' | 'C' | 'F' | 'PSP' | 'NON-PSP' | 'nonPSP' | 'Fleet'>;

const ruleSwitch = z.preprocess(
  (value) => (value === 'on' ? true : value === 'off' ? false : value),
  z.boolean(),
) as unknown as z.ZodType<boolean, boolean | 'on' | 'off'>;

/**
 * Survey and passed-call filters (specification, section 3). All given filters must match. `__in` lists alternatives;
 * `__gte` and `__lte` are the first and the last day, inclusive. The map's `sat` filter is client-only and refused
 * here.
 */
export const filters = z
  .strictObject({
    outc1__in: answers.optional().describe('Overall satisfaction of the event.'),
    response_sat__in: answers.optional().describe('Satisfaction with the wait.'),
    q24__in: answers.optional().describe('Satisfaction with the driver.'),
    q26__in: answers.optional().describe('Kept informed.'),
    driver5__in: answers.optional().describe('Driver was courteous and professional.'),
    driver10__in: answers.optional().describe('Driver explained what was wrong.'),
    sc_dt_surveys__gte: day.optional().describe('First day of the surveyed call.'),
    sc_dt_surveys__lte: day.optional().describe('Last day of the surveyed call.'),
    date_updated_surveys__gte: day.optional().describe('First day the survey row last changed.'),
    date_updated_surveys__lte: day.optional().describe('Last day the survey row last changed.'),
    sc_dt__gte: day.optional().describe('First day of the call.'),
    sc_dt__lte: day.optional().describe('Last day of the call.'),
    fac_type__in: z
      .array(facilityType)
      .min(1)
      .max(4)
      .optional()
      .describe('Facility type of the station; csn = PSP and nonPSP.'),
    sc_svc_prov_type__in: z
      .array(providerType)
      .min(1)
      .max(3)
      .optional()
      .describe('Provider type of the call: P, C, F or PSP, NON-PSP, Fleet.'),
    tcd__in: troubleCodeNames.optional().describe('Trouble codes, or ticket groups by name.'),
    reroute: triState.optional().describe('Surveys whose credit was moved to another provider.'),
    remove: triState.optional().describe('Surveys taken out of scoring.'),
    q_chl: z.array(z.enum(surveyChannels)).min(1).max(surveyChannels.length).optional().describe('Survey channel.'),
    state__in: places.optional().describe('State of the breakdown, as recorded on the call.'),
    city__in: places.optional().describe('City of the breakdown.'),
    grid__in: places.optional().describe('Grid cell on the dispatch map.'),
    late: triState.optional().describe('Calls whose driver arrived after the promised time.'),
    passed: triState.optional().describe('Calls another station passed before this one took them.'),
    outcome__in: z
      .array(z.enum(callOutcomes))
      .min(1)
      .max(callOutcomes.length)
      .optional()
      .describe('How the call ended.'),
    ata_minutes__gte: z.int().min(0).max(480).optional().describe('Members who waited at least this many minutes.'),
    station_id__in: ids.optional().describe('Station that served the call, or that passed it.'),
    driver_id__in: ids.optional().describe('Driver who served the call, or who passed it.'),
    hour__in: z
      .array(z.int().min(0).max(23))
      .min(1)
      .max(24)
      .optional()
      .describe('Station-local hour when the call came in or was passed.'),
    weekday__in: z
      .array(z.int().min(0).max(6))
      .min(1)
      .max(7)
      .optional()
      .describe('Station-local day of the week of the call or its pass, 0 = Sunday.'),
    pass_reason__in: z
      .array(text(100))
      .min(1)
      .max(50)
      .optional()
      .describe('Calls passed for one of these reasons; for passes, those with one of these reasons.'),
    new_biz_rules: ruleSwitch
      .optional()
      .describe(
        "true or 'on' = the current reroute and removal rules, false or 'off' = the old counts. Never off for drivers.",
      ),
  })
  .meta({ id: 'Filters' });
export type Filters = z.output<typeof filters>;
