-- Media and documents: the row here, the content in the file store under its random name.
create table training_file (
  id integer generated always as identity primary key,
  name text not null unique,
  kind text not null check (kind in ('audio', 'video', 'picture', 'pdf', 'captions')),
  media_type text not null,
  -- What the uploader called it; shown, never used as a path.
  title text not null,
  byte_count bigint not null check (byte_count > 0),
  sha256 text not null,
  length_seconds double precision check (length_seconds > 0),
  owner_employee_id integer references employee on delete set null,
  created_at timestamptz not null
);

create table training_tag (
  id integer generated always as identity primary key,
  type text not null check (type in ('campaign', 'topics', 'media')),
  name text not null check (name <> ''),
  -- The metric or comment topic whose fall the tag answers; null for any other tag.
  symptom text,
  unique (type, name)
);

create table training_module (
  id integer generated always as identity primary key,
  published boolean not null default true,
  -- The audience that may take it without being assigned; an empty list doesn't limit it.
  open_to_audience boolean not null default true,
  positions text[] not null default '{}',
  organization_ids integer[] not null default '{}',
  group_ids integer[] not null default '{}',
  -- Completing it gives a certificate of this title, valid for so many days (null = forever).
  certificate_title text check (certificate_title <> ''),
  certificate_days integer check (certificate_days > 0),
  version integer not null default 1,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create table module_tag (
  module_id integer not null references training_module on delete cascade,
  tag_id integer not null references training_tag on delete cascade,
  primary key (module_id, tag_id)
);

-- A version is never changed once somebody is in it; the next change makes the next one.
create table module_version (
  id integer generated always as identity primary key,
  module_id integer not null references training_module on delete cascade,
  number integer not null check (number > 0),
  title text not null check (title <> ''),
  description text not null default '',
  completion_message text not null default '',
  next_module_id integer references training_module on delete set null,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  unique (module_id, number)
);

create table module_page (
  id integer generated always as identity primary key,
  version_id integer not null references module_version on delete cascade,
  position integer not null,
  type text not null check (type in ('text', 'audio', 'video', 'question')),
  title text not null default '',
  -- Rich text, as the builder's editor stores it.
  content jsonb,
  file_id integer references training_file,
  captions_file_id integer references training_file,
  transcript text not null default '',
  video_length_required boolean not null default false,
  -- A test: share of right answers to pass, attempts (null = as many as needed), questions drawn (null = all).
  pass_mark double precision not null default 100 check (pass_mark between 0 and 100),
  max_attempts integer check (max_attempts > 0),
  questions_asked integer check (questions_asked > 0),
  shuffle boolean not null default false,
  unique (version_id, position)
);
create table module_question (
  id integer generated always as identity primary key,
  page_id integer not null references module_page on delete cascade,
  position integer not null,
  type text not null check (type in ('single', 'multiple', 'boolean', 'order', 'number', 'text')),
  question text not null check (question <> ''),
  content jsonb,
  -- Where it stops an audio or video.
  at_second double precision check (at_second >= 0),
  number_value double precision,
  number_tolerance double precision check (number_tolerance >= 0),
  unique (page_id, position)
);
create table module_answer (
  id integer generated always as identity primary key,
  question_id integer not null references module_question on delete cascade,
  position integer not null,
  answer text not null,
  correct boolean not null,
  feedback text not null default '',
  unique (question_id, position)
);

-- Documents with versions, of one module or for everybody in the audience.
create table training_document (
  id integer generated always as identity primary key,
  module_id integer references training_module on delete cascade,
  title text not null check (title <> ''),
  description text not null default '',
  positions text[] not null default '{}',
  organization_ids integer[] not null default '{}',
  group_ids integer[] not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz
);
create index training_document_module on training_document (module_id);
create table document_version (
  id integer generated always as identity primary key,
  document_id integer not null references training_document on delete cascade,
  number integer not null check (number > 0),
  file_id integer not null references training_file,
  created_by integer references employee on delete set null,
  created_at timestamptz not null,
  unique (document_id, number)
);

-- Modules that a campaign requires. The campaign's own table comes with its area.
create table campaign_module (
  campaign_id integer not null,
  module_id integer not null references training_module on delete cascade,
  position integer not null,
  primary key (campaign_id, module_id)
);
create index campaign_module_module on campaign_module (module_id);

-- What a person must do, why and by when.
create table module_assignment (
  id integer generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  module_id integer not null references training_module on delete cascade,
  source text not null check (source in ('manager', 'campaign', 'enrollment', 'prescribed', 'retraining')),
  campaign_id integer,
  -- Shown to the person: 'Kept informed is down 7.4 points'.
  reason text not null default '',
  due_on date,
  assigned_by integer references employee on delete set null,
  assigned_at timestamptz not null,
  reminded_days_left integer,
  completed_at timestamptz,
  excused_at timestamptz,
  excused_by integer references employee on delete set null,
  excuse text not null default ''
);
create unique index module_assignment_open on module_assignment (employee_id, module_id)
  where completed_at is null and excused_at is null;
create index module_assignment_module on module_assignment (module_id, employee_id);
create index module_assignment_due on module_assignment (due_on) where completed_at is null and excused_at is null;

-- One person's way through one version of a module. A finished module may be taken again, for retraining.
create table module_progress (
  id integer generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  module_id integer not null references training_module on delete cascade,
  version_id integer not null references module_version,
  begun_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz
);
create unique index module_progress_open on module_progress (employee_id, module_id) where completed_at is null;
create index module_progress_module on module_progress (module_id, employee_id);
create index module_progress_version on module_progress (version_id);
create table page_progress (
  progress_id integer not null references module_progress on delete cascade,
  page_id integer not null references module_page,
  -- Credited ranges of the file: [[from, to], ...].
  credited jsonb not null default '[]',
  position_seconds double precision not null default 0,
  -- Text: read. Questions: passed, or all inside the file answered.
  answered boolean not null default false,
  completed_at timestamptz,
  primary key (progress_id, page_id)
);
-- The one session of a person that earns credit, on whatever page and device.
create table watch_session (
  employee_id integer primary key references employee on delete cascade,
  session_id text not null,
  progress_id integer references module_progress on delete cascade,
  page_id integer references module_page,
  beat integer not null default 0,
  heard_at timestamptz not null,
  -- Seconds that passed without being credited, for beats that arrive unevenly.
  spare_seconds double precision not null default 0,
  -- Every second ever credited, so that what is watched without network is never credited twice for the same time.
  credited_seconds double precision not null default 0
);
-- Allows a module to be taken without network, from the moment it was downloaded. It is used once.
create table offline_pass (
  id text primary key,
  employee_id integer not null references employee on delete cascade,
  progress_id integer not null references module_progress on delete cascade,
  issued_at timestamptz not null,
  -- `watch_session.credited_seconds` at that moment.
  credited_before double precision not null,
  used_at timestamptz
);
create index offline_pass_employee on offline_pass (employee_id, issued_at);
create table test_attempt (
  id integer generated always as identity primary key,
  progress_id integer not null references module_progress on delete cascade,
  page_id integer not null references module_page,
  number integer not null check (number > 0),
  question_ids integer[] not null,
  begun_at timestamptz not null,
  finished_at timestamptz,
  correct_count integer not null default 0,
  unique (progress_id, page_id, number)
);
create table given_answer (
  attempt_id integer not null references test_attempt on delete cascade,
  question_id integer not null references module_question,
  answer_ids integer[] not null default '{}',
  answer_text text not null default '',
  correct boolean not null,
  at timestamptz not null,
  primary key (attempt_id, question_id)
);

-- Kept as issued, whatever becomes of the module.
create table certificate (
  id integer generated always as identity primary key,
  employee_id integer not null references employee on delete cascade,
  module_id integer not null references training_module on delete cascade,
  progress_id integer not null unique references module_progress on delete cascade,
  title text not null,
  issued_on date not null,
  valid_days integer check (valid_days > 0)
);
create index certificate_employee on certificate (employee_id, module_id, issued_on);
