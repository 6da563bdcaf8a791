alter table tokens drop constraint tokens_role_check;
alter table tokens add constraint tokens_role_check check (role in ('publisher', 'operator', 'shell'));
create table release_health (
  environment text not null references environments (name),
  fragment text not null,
  version text not null,
  -- Revision of the change under which it was counted.
  since integer not null,
  -- Time, in steps of some minutes.
  slot integer not null,
  -- pages, clients, or failed: and the kind of failure.
  kind text not null,
  count integer not null,
  primary key (environment, fragment, version, since, slot, kind)
);
create table shells (
  environment text not null references environments (name),
  shell text not null,
  -- What it serves; null while that is nothing.
  revision integer,
  -- The revision that it does not go over to, since when, and JSON that says why.
  refused_revision integer,
  refused_since timestamptz,
  refused text,
  seen_at timestamptz not null,
  primary key (environment, shell)
);
