create table key_lists (
  version integer primary key,
  -- JSON, as it was published.
  signed text not null,
  -- Shells that missed it need it all the same: by it they know who signed the next one.
  changes_roots boolean not null,
  published_at timestamptz not null,
  published_by text not null,
  reason text not null
);
