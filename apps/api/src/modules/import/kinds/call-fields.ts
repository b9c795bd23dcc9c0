import { callOutcomes } from '@roadside/domain/calls';
import type { Field } from '../records/field.ts';

/** The times of a call in the order of its life, with the codes the trade has for them. */
export const callTimes = [
  ['received_at', 'RE'], ['spotted_at', 'SP'], ['assigned_at', 'AS'], ['dispatched_at', 'DI'], ['enroute_at', 'ER'], ['arrived_at', 'OL'], ['towing_at', 'TW'], ['cleared_at', 'CL'],
] as const;

/** Fields of a call. What a file does not have stays empty, and numbers that need it stay empty with it. */
export const callFields: readonly Field[] = [
  { name: 'external_id', kind: 'text', about: 'the id the call has where it comes from; without one, a digest of the row' },
  { name: 'station', kind: 'text', required: true, about: 'external id or slug of the station that served or was to serve it' },
  { name: 'driver', kind: 'text', about: 'external id or slug of the driver' },
  { name: 'trouble_code', kind: 'text', required: true, about: 'what was wrong: 1 1B 4 (Battery), 5 5F 8 (Tow), 2 2A 3 3B 3D 6 6A 6B 9 0 BK (Light Service)' },
  { name: 'received_at', kind: 'instant', required: true, about: 'RE: when the member called' },
  { name: 'spotted_at', kind: 'instant', about: 'SP: when a station had it' },
  { name: 'assigned_at', kind: 'instant', about: 'AS: when a driver was chosen' },
  { name: 'dispatched_at', kind: 'instant', about: 'DI: when the driver accepted' },
  { name: 'enroute_at', kind: 'instant', about: 'ER: when the driver left' },
  { name: 'arrived_at', kind: 'instant', about: 'OL: when the driver arrived' },
  { name: 'towing_at', kind: 'instant', about: 'TW: when the tow began' },
  { name: 'cleared_at', kind: 'instant', about: 'CL: when it was over' },
  { name: 'provider_type', kind: 'choice', choices: ['P', 'C', 'F'], about: 'P = PSP, C = nonPSP, F = Fleet; without it, the network of the station' },
  { name: 'outcome', kind: 'choice', choices: callOutcomes, about: 'completed, cancelled, killed or gone_on_arrival' },
  { name: 'clear_code', kind: 'text', about: 'P1 to P6, S1, XX and the like' },
  { name: 'appointment', kind: 'boolean', about: 'true when the member asked for a later time; empty = false' },
  { name: 'promised_minutes', kind: 'integer', min: 0, max: 9999, about: 'minutes quoted to the member (PTA)' },
  { name: 'pass_count', kind: 'integer', min: 0, max: 99, about: 'how many stations gave it back before this one' },
  { name: 'kmi_eligible', kind: 'boolean', about: 'whether the member had to be kept informed' },
  { name: 'kmi_informed', kind: 'boolean', about: 'whether an update was given' },
  { name: 'battery_tested', kind: 'boolean', about: 'whether the battery was tested' },
  { name: 'battery_sold', kind: 'boolean', about: 'whether one was sold' },
  { name: 'became_tow', kind: 'boolean', about: 'whether a Battery or Light Service call ended as a tow' },
  { name: 'second_truck', kind: 'boolean', about: 'whether a second truck was sent' },
  { name: 'damage_claim', kind: 'boolean', about: 'whether damage was claimed' },
  { name: 'complaint', kind: 'boolean', about: 'whether the member complained' },
  { name: 'callback', kind: 'boolean', about: 'whether the same car needed help again within 48 hours' },
  { name: 'latitude', kind: 'number', min: -90, max: 90, about: 'where the car stood, degrees north' },
  { name: 'longitude', kind: 'number', min: -180, max: 180, about: 'degrees east (negative in America)' },
  { name: 'grid', kind: 'text', about: 'cell of the dispatch map' },
  { name: 'city', kind: 'text', about: 'town' },
  { name: 'state', kind: 'text', about: 'state, two letters' },
  { name: 'postal_code', kind: 'text', about: 'ZIP code' },
];

/** Columns of `call` with their SQL types, as an import fills them. */
export const callColumnTypes = {
  local_day: 'date', local_hour: 'smallint', station_id: 'integer', driver_id: 'integer', provider_type: 'text', trouble_code: 'text', outcome: 'text', clear_code: 'text', appointment: 'boolean',
  received_at: 'timestamptz', spotted_at: 'timestamptz', assigned_at: 'timestamptz', dispatched_at: 'timestamptz', enroute_at: 'timestamptz', arrived_at: 'timestamptz', towing_at: 'timestamptz', cleared_at: 'timestamptz',
  promised_minutes: 'smallint', pass_count: 'smallint', kmi_eligible: 'boolean', kmi_informed: 'boolean', battery_tested: 'boolean', battery_sold: 'boolean', became_tow: 'boolean', second_truck: 'boolean',
  damage_claim: 'boolean', complaint: 'boolean', callback: 'boolean', latitude: 'double precision', longitude: 'double precision', grid: 'text', city: 'text', state: 'text', postal_code: 'text',
} as const;
export type CallColumn = keyof typeof callColumnTypes;
