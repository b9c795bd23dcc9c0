-- Every report needs goals, and goals rarely change. Processes keep them in memory together with this version, which
-- each report reads anew, so a changed goal takes effect on the next request of every process.
create table goal_version (version bigint not null);
insert into goal_version values (0);

create function raise_goal_version() returns trigger language plpgsql as $$
begin
  update goal_version set version = version + 1;
  return null;
end $$;

create trigger goal_version after insert or update or delete or truncate on metric_goal
  for each statement execute function raise_goal_version();

-- The same for the sums of the roll-ups: what was counted at this version is counted again only when it rises.
create table rollup_version (version bigint not null);
insert into rollup_version values (0);

create function raise_rollup_version() returns trigger language plpgsql as $$
begin
  update rollup_version set version = version + 1;
  return null;
end $$;

create trigger rollup_version after insert or update or delete or truncate on rollup_station_day
  for each statement execute function raise_rollup_version();
create trigger rollup_version after insert or update or delete or truncate on rollup_station_day_total
  for each statement execute function raise_rollup_version();
create trigger rollup_version after insert or update or delete or truncate on rollup_driver_day
  for each statement execute function raise_rollup_version();
