-- Executive reports by email, beside dashboards.
alter table subscription alter column dashboard_id drop not null;
alter table subscription add column report text check (report in ('executive'));
alter table subscription add constraint subscription_subject check (num_nonnulls(dashboard_id, report) = 1);
