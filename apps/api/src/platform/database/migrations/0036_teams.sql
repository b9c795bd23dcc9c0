-- Teams of the Arena. A person is in one team at most; people without one see the first team.
create table team (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
insert into team (slug, name) values ('mountain-marvelers', 'Mountain Marvelers');

create table team_member (
  employee_id integer primary key references employee on delete cascade,
  team_id integer not null references team on delete cascade,
  joined_at timestamptz not null
);
create index team_member_team on team_member (team_id);

-- The team on a person's record, which the session carries, follows the membership.
create function keep_employee_team() returns trigger language plpgsql as $$
begin
  update employee e set team = coalesce(
      (select t.slug from team_member m join team t on t.id = m.team_id where m.employee_id = e.id), 'mountain-marvelers')
    where e.id = coalesce(new.employee_id, old.employee_id);
  return null;
end $$;
create trigger team_member_changed after insert or update or delete on team_member
  for each row execute function keep_employee_team();

-- The room of a team. Private messages are for its members; open ones for everybody who may see the team.
create table huddle_message (
  id integer generated always as identity primary key,
  -- Given by the sender, so that a repeated send is the same message.
  client_id uuid not null unique,
  team_id integer not null references team on delete cascade,
  author_id integer references employee on delete set null,
  msg_type text not null default 'text' check (msg_type in ('text', 'joined')),
  body text not null,
  viewable text not null check (viewable in ('private', 'open')),
  created_at timestamptz not null
);
create index huddle_message_team on huddle_message (team_id, id);

-- Who follows a room, and the last message they have read.
create table huddle_subscription (
  team_id integer not null references team on delete cascade,
  employee_id integer not null references employee on delete cascade,
  subscribed_at timestamptz not null,
  read_id integer not null default 0,
  primary key (team_id, employee_id)
);
create index huddle_subscription_person on huddle_subscription (employee_id);
