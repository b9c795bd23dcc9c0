-- An Admin sees Roadside as somebody else: read only, for a limited time, within one of the Admin's own sessions.
-- The rows are the record of who saw as whom, when, from and until; they outlive the session.
create table seeing (
  id integer generated always as identity primary key,
  session_id uuid references session on delete set null,
  seen_by integer not null references employee,
  employee_id integer not null references employee,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  stopped_at timestamptz
);
-- A session sees as one person at a time; one that ran out is closed when the next begins.
create unique index seeing_current on seeing (session_id) where stopped_at is null;
create index seeing_latest on seeing (started_at desc, id desc);

-- Every api process forgets the session's cached caller, as when the session ends (migration 0004).
create function announce_seeing() returns trigger language plpgsql as $$
begin
  if new.session_id is not null then
    perform pg_notify('sessions', new.session_id::text);
  end if;
  return null;
end $$;
create trigger seeing_changed after insert or update on seeing for each row execute function announce_seeing();

-- Changed rights of either person end it at once, and so does the end of the session.
create function stop_seeing_for_rights() returns trigger language plpgsql as $$
begin
  update seeing set stopped_at = least(ends_at, now()) where stopped_at is null and new.id in (employee_id, seen_by);
  return null;
end $$;
create trigger employee_rights_stop_seeing after update on employee for each row
  when (old.position_type is distinct from new.position_type
    or old.permissions is distinct from new.permissions
    or old.organization_id is distinct from new.organization_id
    or (old.active and not new.active))
  execute function stop_seeing_for_rights();

create function stop_seeing_for_session() returns trigger language plpgsql as $$
begin
  update seeing set stopped_at = least(ends_at, new.revoked_at) where stopped_at is null and session_id = new.id;
  return null;
end $$;
create trigger session_end_stops_seeing after update on session for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function stop_seeing_for_session();
