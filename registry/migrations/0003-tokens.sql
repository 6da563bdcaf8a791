create table tokens (
  id text primary key,
  hash text not null unique,
  team text not null,
  role text not null check (role in ('publisher', 'operator')),
  -- Names of the team's fragments separated by commas, or a star for all.
  fragments text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
