-- When a report that is due is sent: always, only if it changed, or only if a metric is past a value or unexpected.
alter table subscription add column condition text not null default 'always'
  check (condition in ('always', 'changed', 'above', 'below', 'unexpected'));
alter table subscription add column metric text;
alter table subscription add column threshold double precision;
update subscription set condition = 'changed' where only_if_changed;
alter table subscription drop column only_if_changed;
alter table subscription add constraint subscription_condition_parts check (
  (metric is not null) = (condition in ('above', 'below', 'unexpected'))
  and (threshold is not null) = (condition in ('above', 'below'))
);
-- Station scorecards by email.
alter table subscription drop constraint subscription_report_check;
alter table subscription add constraint subscription_report_check check (report in ('executive', 'scorecard'));

-- Why nothing came: when it was due last, and what the condition found, as JSON.
alter table subscription_receiver add column checked_at timestamptz;
alter table subscription_receiver add column finding jsonb;
alter table subscription_receiver drop constraint subscription_receiver_state_check;
alter table subscription_receiver add constraint subscription_receiver_state_check
  check (state in ('waiting', 'sent', 'unchanged', 'not-met', 'no-access', 'no-address', 'failed', 'unsubscribed'));
