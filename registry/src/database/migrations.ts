/** Applied in this order, each once. A published one is never edited: add another. */
export const migrations: readonly { name: string; sql: string }[] = [
  {
    name: "0001-releases",
    sql: `
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
    `,
  },
  {
    name: "0002-environments",
    sql: `
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
    `,
  },
  {
    name: "0003-tokens",
    sql: `
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
    `,
  },
  {
    name: "0004-health",
    sql: `
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
    `,
  },
  {
    name: "0005-collection",
    sql: `
      alter table releases add column collected_at timestamptz;
      alter table releases add column collected_by text;
      create index releases_by_collection on releases (collected_at desc);
    `,
  },
  {
    name: "0006-what-shells-share",
    sql: `
      -- JSON: version by module.
      alter table shells add column shared text;
    `,
  },
  {
    name: "0007-operators-page",
    sql: `
      create table operator_tickets (
        hash text primary key,
        kind text not null check (kind in ('link', 'session')),
        token_id text not null references tokens (id),
        expires_at timestamptz not null
      );
    `,
  },
  {
    name: "0008-tokens-that-end",
    sql: `
      -- Null: not before it is revoked.
      alter table tokens add column expires_at timestamptz;
    `,
  },
  {
    name: "0009-key-lists",
    sql: `
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
    `,
  },
];
