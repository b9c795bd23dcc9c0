-- An Excel file that is written after the call that started it has answered: how far it is, for the person who waits.
-- The process that writes renews touched_at every second and stops when the state is no longer 'writing'. A job deletes
-- the rows with the files, an hour later.
create table started_export (
  id integer generated always as identity primary key,
  owner_employee_id integer not null references employee on delete cascade,
  state text not null default 'writing' check (state in ('writing', 'ready', 'failed', 'stopped')),
  rows_written integer not null default 0,
  row_count integer,
  file text,
  filename text,
  problem text,
  started_at timestamptz not null,
  touched_at timestamptz not null
);
create index started_export_age on started_export (started_at);

-- Usage of days, weeks (from Sunday) and months that are over, counted once: people, days they came on, and visits, by
-- where they work and what as. A person works in one place, so counts of places add up. Drivers count at their station.
-- page '' counts people over all pages.
create table usage_span (
  kind text not null check (kind in ('day', 'week', 'month')),
  first_day date not null,
  organization_id integer not null,
  facility_type text not null,
  position_type text not null,
  page text not null,
  users integer not null,
  user_days integer not null,
  visits integer not null,
  primary key (kind, first_day, organization_id, facility_type, position_type, page)
);
-- The spans that usage_span has; the others are counted from the days of the people. A visit of such a span, or a person
-- who was there and works elsewhere since, opens it again: the job counts it anew. It holds a lock on this table that
-- these deletions wait for, so that none is missed.
create table usage_closed (
  kind text not null,
  first_day date not null,
  primary key (kind, first_day)
);

create function usage_first_day(kind text, day date) returns date language sql immutable as $$
  select case kind
    when 'day' then day
    when 'week' then day - extract(dow from day)::integer
    else date_trunc('month', day)::date
  end
$$;

create function usage_last_day(kind text, first_day date) returns date language sql immutable as $$
  select case kind
    when 'day' then first_day
    when 'week' then first_day + 6
    else (date_trunc('month', first_day) + interval '1 month' - interval '1 day')::date
  end
$$;

create function open_usage_of_visits() returns trigger language plpgsql as $$
begin
  lock table usage_closed in row exclusive mode;
  if exists (select from usage_closed) then
    delete from usage_closed
    where (kind, first_day) in (
      select spans.kind, usage_first_day(spans.kind, local_day)
      from (select distinct local_day from changed) as days cross join (values ('day'), ('week'), ('month')) as spans (kind));
  end if;
  return null;
end $$;
create trigger visit_opens_usage after insert on visit_day referencing new table as changed
  for each statement execute function open_usage_of_visits();
create trigger more_visits_open_usage after update on visit_day referencing new table as changed
  for each statement execute function open_usage_of_visits();
create trigger fewer_visits_open_usage after delete on visit_day referencing old table as changed
  for each statement execute function open_usage_of_visits();

create function open_usage_of_person(person integer) returns void language sql as $$
  delete from usage_closed
  where exists (
    select from visit_day
    where employee_id = person and usage_first_day(usage_closed.kind, local_day) = usage_closed.first_day)
$$;

create function person_opens_usage() returns trigger language plpgsql as $$
begin
  perform open_usage_of_person(new.id);
  return null;
end $$;
create trigger person_opens_usage after update on employee for each row
  when (old.organization_id is distinct from new.organization_id
    or old.position_type is distinct from new.position_type)
  execute function person_opens_usage();

create function place_opens_usage() returns trigger language plpgsql as $$
begin
  perform open_usage_of_person(id) from employee where organization_id = new.id;
  return null;
end $$;
create trigger place_opens_usage after update on organization for each row
  when (old.facility_type is distinct from new.facility_type
    or old.type is distinct from new.type
    or (new.type = 'driver' and old.parent_id is distinct from new.parent_id))
  execute function place_opens_usage();

-- The person's visit before this one, if it was at most 30 minutes earlier: a step from one page to the next, so that
-- paths needn't put everybody's visits in order each time they are read.
alter table visit add column before_page text, add column before_at timestamptz;
create function link_visits() returns void language sql as $$
  update visit set before_page = linked.before_page, before_at = linked.before_at
  from (
    select id, at, lag(page) over own as before_page, lag(at) over own as before_at
    from visit window own as (partition by employee_id order by at, id)
  ) as linked
  where linked.id = visit.id and linked.before_at >= linked.at - interval '30 minutes'
$$;
select link_visits();
drop index visit_time;
create index visit_time on visit (at) include (employee_id, page, before_page, before_at);
