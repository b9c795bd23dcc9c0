-- Drivers who left the schedule: they keep account and history, but are neither listed nor planned.
alter table driver_state add column removed_at timestamptz;

-- Requests of all four kinds as one list. Days off that a manager entered were never asked for, so they are not in it.
create view driver_request as
select 'pto_requests' as request_type, t.id, t.version, t.employee_id, t.status, t.reason, t.approver_reason, t.decided_by,
  t.decided_at, t.created_at, t.starts_on as first_day, t.starts_on, t.ends_on, t.type, null::jsonb as entries,
  null::text as change, null::integer as shift_id, null::integer as swap_with_shift_id,
  null::timestamptz as wanted_starts_at, null::timestamptz as wanted_ends_at
from time_off t where t.requested_by = t.employee_id or t.status <> 'approved'
union all
select 'availability_requests', a.id, a.version, a.employee_id, a.status, a.reason, a.approver_reason, a.decided_by,
  a.decided_at, a.created_at, null, null, null, null, a.entries, null, null, null, null, null
from availability_request a
union all
select 'schedule_changes', c.id, c.version, c.employee_id, c.status, c.reason, c.approver_reason, c.decided_by,
  c.decided_at, c.created_at, s.local_day, null, null, null, null, c.kind, c.shift_id, c.swap_with_shift_id,
  c.wanted_starts_at, c.wanted_ends_at
from schedule_change_request c left join shift s on s.id = c.shift_id
union all
select 'schedule_fill_requests', f.id, f.version, f.employee_id, f.status, f.reason, f.approver_reason, f.decided_by,
  f.decided_at, f.created_at, s.local_day, null, null, null, null, null, f.shift_id, null, null, null
from schedule_fill_request f left join shift s on s.id = f.shift_id;

-- The absence calendar and the question who else is off read days off by the days they cover.
create index time_off_days on time_off (starts_on, ends_on) where status in ('pending', 'approved');

-- The ghost whose open shift a driver took, for the report on ghosts.
alter table shift add column filled_from integer references placeholder on delete set null;
create index shift_filled_from on shift (filled_from) where filled_from is not null;
