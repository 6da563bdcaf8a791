create table releases (
  name text not null,
  version text not null,
  -- SHA-256 over paths, hashes and manifest: what "the same bytes" means.
  digest text not null,
  manifest text not null,
  receipt text not null,
  published_at timestamptz not null,
  primary key (name, version)
);
create index releases_by_age on releases (name, published_at desc);
create table route_claims (
  slot text not null,
  pattern text not null,
  fragment text not null,
  primary key (slot, pattern)
);
