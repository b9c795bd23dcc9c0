-- An email report stops when its owner leaves or loses access, an alert when its person does. Both are kept, so that
-- people can read why nothing comes anymore.
alter table subscription add column stopped_at timestamptz;
alter table subscription add column stopped_why text check (stopped_why in ('owner-left', 'no-access'));
alter table subscription add constraint subscription_stopped check ((stopped_at is null) = (stopped_why is null));
alter table metric_alert add column stopped_at timestamptz;
