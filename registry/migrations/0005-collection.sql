alter table releases add column collected_at timestamptz;
alter table releases add column collected_by text;
create index releases_by_collection on releases (collected_at desc);
