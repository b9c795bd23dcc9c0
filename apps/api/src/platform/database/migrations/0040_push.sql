-- Something urgent rings off shift too. Its sender gave a reason where somebody was off shift.
alter table notification add column urgent boolean not null default false;
alter table widget add column urgent_reason text check (urgent_reason <> '');

-- A browser that shows a person's notifications while the app is closed. The endpoint is the browser's: it moves to the
-- person who turned push on there last. It ends with the session it was turned on in.
create table push_subscription (
  id integer generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  session_id uuid references session on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_person on push_subscription (employee_id);

create function forget_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;
create trigger session_end_forgets_push after update on session for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function forget_push_of_session();

-- Hours in which a person wants no push, every day, by the clock of the person's location.
create table quiet_hours (
  employee_id integer primary key references employee on delete cascade,
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ends <> starts),
  updated_at timestamptz not null
);

-- Notifications whose push is still to be decided, or is held until the person may be rung. Raised by a trigger, so that
-- every ring has one, whoever notifies; only for people who have a browser to ring.
create table push_task (
  notification_id integer primary key references notification on delete cascade,
  employee_id integer not null references employee on delete cascade,
  due_at timestamptz not null,
  held boolean not null default false
);
create index push_task_due on push_task (due_at);
create index push_task_person on push_task (employee_id);

create function queue_push() returns trigger language plpgsql as $$
begin
  insert into push_task (notification_id, employee_id, due_at)
    select new.id, new.employee_id, new.rung_at
    where exists (select 1 from push_subscription where employee_id = new.employee_id)
    on conflict (notification_id) do update set due_at = excluded.due_at, held = false;
  return null;
end $$;
create trigger notification_rang after insert on notification for each row
  when (new.read_at is null) execute function queue_push();
create trigger notification_rang_again after update of rings on notification for each row
  when (new.read_at is null and new.rings > old.rings) execute function queue_push();

-- Messages for a push service. A row is taken out before it is sent, so that a killed process repeats none; one that
-- the service couldn't take comes back for later.
create table push_message (
  id integer generated always as identity primary key,
  subscription_id integer not null references push_subscription on delete cascade,
  payload jsonb not null,
  urgent boolean not null,
  -- Nothing is sent anymore once all of these have been read.
  notification_ids integer[] not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index push_message_due on push_message (due_at, id);
create index push_message_subscription on push_message (subscription_id);
