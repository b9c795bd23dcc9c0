-- The map colors every call by its score: the answers of its days from this index alone, where reading all surveys took
-- most of the time of a month at a million calls.
create index survey_score_of_day on survey (local_day) include (station_id, driver_id, call_id, recorded_at, id, reroute, remove, outc1) where outc1 is not null;
