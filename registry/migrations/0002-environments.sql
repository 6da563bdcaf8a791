create table environments (
  name text primary key,
  revision integer not null,
  head text not null
);
create table history (
  environment text not null references environments (name),
  revision integer not null,
  fragment text not null,
  -- Canonical JSON, the very text that is hashed.
  entry text not null,
  hash text not null,
  request_key text,
  primary key (environment, revision),
  unique (environment, request_key)
);
create index history_by_fragment on history (environment, fragment, revision desc);
