-- The latest day with calls. A function keeps its plan as long as the connection lives; as a plain query every month's
-- partition was planned anew, which took ten times as long as reading the answer, and every report asks for it.
create function latest_call_day() returns date language plpgsql stable as $$
begin
  return (select max(local_day) from call);
end $$;

-- Each page of comments says how many there are: counted from this index alone.
create index survey_comment_station_day on survey (station_id, local_day) include (reroute, remove) where comment is not null and comment <> '';
