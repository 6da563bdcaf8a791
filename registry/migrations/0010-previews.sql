-- Never deleted: it is the record of who showed what to whom.
create table previews (
  id text primary key,
  environment text not null references environments (name),
  -- JSON: names and versions.
  releases text not null,
  created_at timestamptz not null,
  created_by text not null,
  reason text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text
);
create index previews_by_age on previews (environment, created_at desc);
