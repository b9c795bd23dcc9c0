-- A goal that a later one cuts short or covers stays as it was: so a change can be taken back, and who set what is never lost.
alter table metric_goal
  -- The goal whose setting brought this row into its line; null = its own.
  add column came_with integer references metric_goal,
  -- The goal whose setting, or taking back, took this row out of its line; null = it holds on its days.
  add column retired_by integer references metric_goal;

drop index metric_goal_lookup;
create index metric_goal_lookup on metric_goal (organization_id, metric_id, start_day) where retired_by is null;
