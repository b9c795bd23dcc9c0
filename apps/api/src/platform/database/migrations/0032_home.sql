-- A change that concerns some people only: nobody else hears of it. Null when a location decides.
alter table live_event add column people integer[];

-- A group of employees gets an id when its name is first used; people are members by the name on their record.
create table employee_group (
  id integer generated always as identity primary key,
  group_name text not null unique
);
insert into employee_group (group_name)
  select distinct group_name from employee where group_name <> '' order by group_name;
create function keep_employee_group() returns trigger language plpgsql as $$
begin
  insert into employee_group (group_name) values (new.group_name) on conflict do nothing;
  return null;
end $$;
create trigger employee_group_inserted after insert on employee
  for each row when (new.group_name <> '') execute function keep_employee_group();
create trigger employee_group_renamed after update of group_name on employee
  for each row when (new.group_name <> '' and new.group_name is distinct from old.group_name)
  execute function keep_employee_group();

-- Tiles of the home page. An announcement is one of them.
create table widget (
  id integer generated always as identity primary key,
  type text not null check (type in ('external', 'announcement')),
  title text not null check (title <> ''),
  announcement_type text,
  link text,
  image text,
  -- Pages of the modal: [{title, body, image}].
  modal_content jsonb not null default '[]',
  position integer not null,
  -- The audience; an empty list doesn't limit it.
  positions text[] not null default '{}',
  organization_ids integer[] not null default '{}',
  group_ids integer[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  asks text not null default 'nothing' check (asks in ('nothing', 'acknowledge', 'confirm')),
  -- The state open screens were last told of; the job announces a change.
  announced_state text not null default 'scheduled' check (announced_state in ('scheduled', 'live', 'expired')),
  last_rung_at timestamptz,
  version integer not null default 1,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  updated_by integer references employee on delete set null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index widget_position on widget (position, id) where removed_at is null;

-- What people did with a widget. Never changed: who has seen it, its clicks and its reach are read from here.
create table widget_event (
  id bigint generated always as identity primary key,
  widget_id integer not null references widget on delete cascade,
  employee_id integer references employee on delete set null,
  -- Where the person worked then.
  organization_id integer not null references organization,
  kind text not null check (kind in ('seen', 'click', 'acknowledged', 'reminded')),
  at timestamptz not null
);
create unique index widget_event_once on widget_event (widget_id, employee_id, kind) where kind in ('seen', 'acknowledged');
create index widget_event_kind on widget_event (widget_id, kind, at);

-- What a person is told in the notification center: ids only, read under the person's own rights.
create table notification (
  id integer generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  kind text not null,
  subject_id integer not null,
  amount integer not null default 1,
  rings integer not null default 1,
  rung_at timestamptz not null,
  read_at timestamptz,
  unique (employee_id, kind, subject_id)
);
create index notification_unread on notification (employee_id, rung_at) where read_at is null;
