-- Since when nothing uses a file: no page of any version, no version of a document, no unfinished campaign.
alter table training_file add column unused_since timestamptz;
create index training_file_unused on training_file (unused_since) where unused_since is not null;
