-- A training campaign as its managers set it up. Which modules it requires is in campaign_module.
create table training_campaign (
  id integer generated always as identity primary key,
  title text not null check (title <> ''),
  description text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  reg_required boolean not null default false,
  -- Path of the picture in the file store; null = none.
  image text,
  -- Where it belongs: everybody eligible means everybody here and below.
  organization_id integer not null references organization,
  -- Who may take part. Locations count only if not everybody is eligible; an empty list doesn't limit it.
  all_eligible boolean not null default true,
  organization_ids integer[] not null default '{}',
  positions text[] not null default '{}',
  group_ids integer[] not null default '{}',
  -- Only people who joined the club on or after this day; null = everybody.
  joined_since date,
  has_req_modules boolean not null default false,
  settings jsonb not null default '{}',
  -- Money in cents; 0 = no budget.
  budget_cents bigint not null default 0 check (budget_cents >= 0),
  -- Weight of each metric in the points.
  overall_sat double precision not null default 1,
  count_calls double precision not null default 1,
  kmi double precision not null default 1,
  kept_informed double precision not null default 1,
  -- When required modules are due: on a day, or days after a person is enrolled, whichever is later.
  due_on date,
  due_days integer check (due_days between 1 and 366),
  -- Eligible people are enrolled by the job, from the start on.
  auto_enroll boolean not null default true,
  version integer not null default 1,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  updated_by integer references employee on delete set null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create table campaign_tag (
  campaign_id integer not null references training_campaign on delete cascade,
  tag_id integer not null references training_tag on delete cascade,
  primary key (campaign_id, tag_id)
);
create index training_campaign_time on training_campaign (ends_at, id) where removed_at is null;

create table campaign_manager (
  campaign_id integer not null references training_campaign on delete cascade,
  employee_id integer not null references employee on delete cascade,
  primary key (campaign_id, employee_id)
);
create index campaign_manager_employee on campaign_manager (employee_id);

-- People whose modules were assigned by a campaign, once each, so that nobody who finished or was excused starts over.
create table campaign_enrollment (
  campaign_id integer not null references training_campaign on delete cascade,
  employee_id integer not null references employee on delete cascade,
  enrolled_at timestamptz not null,
  due_on date,
  reminded_at timestamptz,
  primary key (campaign_id, employee_id)
);
create index campaign_enrollment_employee on campaign_enrollment (employee_id);

-- Work in progress of the builder: saved as it is typed, checked only when it is launched.
create table campaign_draft (
  id integer generated always as identity primary key,
  owner_employee_id integer not null references employee on delete cascade,
  title text not null default '',
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index campaign_draft_owner on campaign_draft (owner_employee_id, updated_at);
