-- Notifications that a person wants by email, until the job has sent them: a few minutes later, so that what was read
-- in the app by then isn't sent.
create table notification_email (
  employee_id integer not null references employee on delete cascade,
  kind text not null,
  subject_id integer not null,
  due_at timestamptz not null,
  primary key (employee_id, kind, subject_id)
);
create index notification_email_due on notification_email (due_at);
