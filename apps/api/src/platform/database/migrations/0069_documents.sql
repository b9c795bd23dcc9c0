-- Documents are changed by several people: each change raises the version.
alter table training_document
  add column version integer not null default 1,
  add column created_by integer references employee on delete set null;
