-- Planned breaks of a shift: {"after": minutes from its start or null, "minutes": n, "paid": true or false} each.
alter table shift add column breaks jsonb not null default '[]';
-- The unpaid ones added up, which sums of hours leave out.
alter table shift add column unpaid_minutes integer not null default 0 check (unpaid_minutes >= 0);
alter table shift_as_published add column breaks jsonb not null default '[]';
alter table shift_as_published add column unpaid_minutes integer not null default 0;
alter table shift_history add column breaks jsonb not null default '[]';

create or replace view published_shift as
select id, employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, shown,
  services, note, version, filled_from, publication, breaks, unpaid_minutes
from shift where publication = 'published'
union all
select id, employee_id, placeholder_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, shown,
  services, note, version, filled_from, 'published', breaks, unpaid_minutes
from shift_as_published;
