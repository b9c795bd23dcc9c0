-- The Admin who asked for somebody who left; null where the driver asked.
alter table withdrawal add column requested_by integer references employee on delete set null;
-- Four eyes: whoever asks for somebody else doesn't decide either.
alter table withdrawal add check (requested_by is null or decided_by is null or requested_by <> decided_by);

-- Two commissioners who edit a team at the same time don't overwrite each other.
alter table team add column version integer not null default 1;
