-- What a source does not report is unknown, not 0. Each roll-up counts the calls whose source reports a fact, and those
-- counts are what shares are divided by. The old calls_outcome_known counted calls with an outcome or a clear code,
-- which is what calls_end_known says. calls_dispatched is replaced by the dispatched calls whose end is reported.
-- Every station day is marked for recomputation; until its turn comes, a share divided by a new count is null.
alter table rollup_station_day rename column calls_outcome_known to calls_end_known;
alter table rollup_station_day
  drop column calls_dispatched,
  add column calls_clear_code_known integer not null default 0,
  add column dispatched_end_known integer not null default 0,
  add column dispatched_outcome_known integer not null default 0,
  add column dispatched_not_cancelled integer not null default 0,
  add column battery_sale_known integer not null default 0,
  add column second_truck_known integer not null default 0,
  add column damage_known integer not null default 0,
  add column complaint_known integer not null default 0,
  add column callback_known integer not null default 0;

alter table rollup_station_day_total rename column calls_outcome_known to calls_end_known;
alter table rollup_station_day_total
  drop column calls_dispatched,
  add column calls_clear_code_known integer not null default 0,
  add column dispatched_end_known integer not null default 0,
  add column dispatched_outcome_known integer not null default 0,
  add column dispatched_not_cancelled integer not null default 0,
  add column battery_sale_known integer not null default 0,
  add column second_truck_known integer not null default 0,
  add column damage_known integer not null default 0,
  add column complaint_known integer not null default 0,
  add column callback_known integer not null default 0;

alter table rollup_driver_day rename column calls_outcome_known to calls_end_known;
alter table rollup_driver_day
  drop column calls_dispatched,
  add column calls_clear_code_known integer not null default 0,
  add column dispatched_end_known integer not null default 0,
  add column dispatched_outcome_known integer not null default 0,
  add column dispatched_not_cancelled integer not null default 0,
  add column battery_sale_known integer not null default 0,
  add column second_truck_known integer not null default 0,
  add column damage_known integer not null default 0,
  add column complaint_known integer not null default 0,
  add column callback_known integer not null default 0;

insert into rollup_dirty (station_id, local_day)
  select station_id, local_day from rollup_station_day_total
  on conflict (station_id, local_day) do nothing;
