-- What pages of each release did: by minute for a day, by hour for 90 days.
create table field_series (
  environment text not null references environments (name),
  -- A name, or shell.
  fragment text not null,
  version text not null,
  -- Revision of the change under which it was measured; 0 for the shell.
  since integer not null,
  -- minute, or hour.
  step text not null check (step in ('minute', 'hour')),
  -- Minutes, or hours, since 1970.
  slot integer not null,
  -- pages, failed, or the name of a vital.
  kind text not null,
  -- Of vitals by the hour: the fragment's pattern, phone or desktop, slow or fast. Empty for all of them together.
  route text not null,
  device text not null,
  connection text not null,
  -- One for each bucket; of pages and failures a single one.
  counts integer[] not null,
  primary key (environment, fragment, slot, step, version, since, kind, route, device, connection)
);
create index field_series_by_age on field_series (step, slot);
